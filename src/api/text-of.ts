/** The text of a response. A body without an end would fill the memory of a phone, so reading stops. */
import { ApiError } from './error.ts'

/** Characters, or bytes of an upload's answer: many times what the longest list of sources has. */
export const longestBody = 2 ** 25

/** Rejects with an ApiError of kind 'body' for a longer one. */
export async function textOf(response: Response, url: string): Promise<string> {
  const { body, status } = response
  const decoder = new TextDecoder()
  const reader = body?.getReader()
  // Tools that watch requests, and old polyfills, put a response in its place that has a text only.
  let text = body ? '' : await response.text()
  for (;;) {
    const value = (await reader?.read())?.value
    text += decoder.decode(value, { stream: !!value })
    if (text.length > longestBody) {
      reader?.cancel()
      throw new ApiError('body', url, { status }, 'too long')
    }
    if (!value) return text
  }
}
