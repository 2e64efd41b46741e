/** `window.Plaid` over Tieline: with it `react-plaid-link` shows this widget and loads nothing of Plaid's. */
import type { Plaid, PlaidLinkOnEventMetadata, PlaidLinkOptions } from 'react-plaid-link'
import { create, type LinkMetadata, type TielineError } from 'tieline/embed'

const eventNames: Record<string, string> = { SELECT_SOURCE: 'SELECT_INSTITUTION', SEARCH_SOURCE: 'SEARCH_INSTITUTION' }

const errorOf = ({ code, params, message }: TielineError) => {
  const error_code = code === 'WIDGET_ERROR' ? String(params['reason']) : code
  return { error_type: 'TIELINE_ERROR', error_code, error_message: message, display_message: null }
}

const institutionOf = ({ source }: Pick<LinkMetadata, 'source'>) =>
  source ? { institution_id: source.source_id, name: source.name } : null

export function createPlaid(url: string): Pick<Plaid, 'create'> {
  // react-plaid-link takes a script element with this address for loaded; browsers do not fetch one of this type.
  const src = 'https://cdn.plaid.com/link/v2/stable/link-initialize.js'
  document.head.append(Object.assign(document.createElement('script'), { type: 'text/plain', src }))
  return {
    create({ token = null, onLoad, ...host }: PlaidLinkOptions) {
      const session = { link_session_id: crypto.randomUUID(), request_id: '' }
      const link = create({
        url,
        token,
        onLoad,
        onSuccess: (publicToken, metadata) =>
          host.onSuccess(publicToken, { ...session, institution: institutionOf(metadata), accounts: [] }),
        onExit: (error, { exit_status: status = null, ...metadata }) =>
          host.onExit?.(error && errorOf(error), { ...session, institution: institutionOf(metadata), status }),
        onEvent: (name, { ts, view: view_name, ...metadata }) => {
          const institution = { ...institutionOf(metadata), institution_name: metadata.source?.name ?? null }
          const told = { ...session, ...metadata, ...institution, view_name, timestamp: new Date(ts).toISOString() }
          host.onEvent?.(eventNames[name] ?? name, told as unknown as PlaidLinkOnEventMetadata)
        },
      })
      return { ...link, submit: () => {} }
    },
  }
}
