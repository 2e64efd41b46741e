/** Some servers repeat in their message what they refuse: a password would be shown, and kept as long as the message. */
import { type Api, ApiError } from '../api/index.ts'

type AnyCall = (...given: never[]) => Promise<unknown>

/** What is shorter is part of ordinary words and numbers. */
const shortestSecret = 4

/** The same calls; where a message of the server has an answer or the value of a field that was sent, it has `…` instead. */
export function hideEchoes(api: Api): Api {
  const hiding =
    (call: AnyCall): AnyCall =>
    async (...given) => {
      try {
        return await call(...given)
      } catch (error) {
        throw error instanceof ApiError ? without(secretsIn(given[0]), error) : error
      }
    }
  return Object.fromEntries(Object.entries(api).map(([name, call]) => [name, hiding(call)])) as Api
}

/** The longest first: one may be part of another. */
function secretsIn(sent: { answer?: unknown; fields?: readonly { field_value?: unknown }[] } = {}): string[] {
  return [sent.answer, ...(sent.fields ?? []).map(({ field_value }) => field_value)]
    .filter((value) => typeof value === 'string')
    .filter((value) => value.length >= shortestSecret)
    .sort((a, b) => b.length - a.length)
}

function without(secrets: readonly string[], error: ApiError): ApiError {
  const hide = (text: string) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text)
  const said = Object.entries(error.data)
  if (!said.some(([, text]) => text && hide(text) !== text)) return error
  const data = Object.fromEntries(said.map(([key, text]) => [key, text && hide(text)]))
  return new ApiError(error.kind, error.url, { ...error, data })
}
