/** MX's published widget. Its API answers within the page and at once, so the comparison favours it. */
import { ApiProvider, ConnectWidget } from '@mxenabled/connect-widget'
import '@mxenabled/connect-widget/dist/style.css'
import { createRoot } from 'react-dom/client'

/** An image within the page: without one MX requests another server's, again and again if that fails. */
const logo = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/%3E'

const institutions = Array.from({ length: 25 }, (_, index) => ({
  guid: `INS-${index}`,
  code: `institution-${index}`,
  name: `Institution ${index}`,
  url: 'https://example.com',
  logo_url: logo,
}))

const api = {
  loadPopularInstitutions: async () => institutions,
  loadDiscoveredInstitutions: async () => [],
  loadMembers: async () => [],
  loadInstitutions: async () => institutions,
}

const clientConfig = {
  is_mobile_webview: false,
  current_institution_code: null,
  current_institution_guid: null,
  current_member_guid: null,
  current_microdeposit_guid: null,
  include_identity: null,
  mode: 'aggregation',
  target_origin_referrer: null,
  ui_message_protocol: 'post_message',
  ui_message_version: 4,
  ui_message_webview_url_scheme: 'mx',
  update_credentials: false,
  wait_for_full_aggregation: false,
}

const profiles = {
  loading: false,
  client: { guid: 'CLT-1', name: 'Client', oauth_app_name: 'Client' },
  clientColorScheme: { primary_100: '', primary_200: '', primary_300: '#17497b', primary_400: '', primary_500: '' },
  clientProfile: { account_verification_is_enabled: true, locale: 'en', is_microdeposits_enabled: false },
  user: { guid: 'USR-1' },
  userProfile: { too_small_modal_dismissed_at: 'dismissed' },
  widgetProfile: { display_disclosure_in_connect: false, enable_manual_accounts: true, enable_support_requests: true },
}

createRoot(document.getElementById('app') as HTMLElement).render(
  <ApiProvider apiValue={api}>
    <ConnectWidget
      clientConfig={clientConfig}
      language={{ locale: 'en', custom_copy_namespace: '' }}
      onPostMessage={() => {}}
      profiles={profiles}
      userFeatures={{ items: [], loading: false }}
    />
  </ApiProvider>,
)
