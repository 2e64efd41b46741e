import type { ReactNode } from 'react'
import { SafeLink, Text } from '../../ui/index.ts'
import type { ClientView } from '../view.ts'

/** The label of the checkbox in the credentials form: links to the client's privacy policy, its terms, or both. */
export function Agreement({ client: { privacyPolicyUrl, termsOfUseUrl } }: { client: ClientView }) {
  const privacy = (words: ReactNode[]) => <SafeLink href={privacyPolicyUrl}>{words}</SafeLink>
  const terms = (words: ReactNode[]) => <SafeLink href={termsOfUseUrl}>{words}</SafeLink>
  if (privacyPolicyUrl && termsOfUseUrl) return <Text id="credentials.agree-both" values={{ privacy, terms }} />
  if (privacyPolicyUrl) return <Text id="credentials.agree-privacy" values={{ privacy }} />
  return <Text id="credentials.agree-terms" values={{ terms }} />
}
