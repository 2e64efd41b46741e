/** The text of a response. A body without an end would fill the memory of a phone, so reading stops. */
import { ApiError } from './error.ts'

/** Characters, or bytes of an upload's answer: many times what the longest list of sources has. */
export const longestBody = 2 ** 25

/** Rejects with an ApiError of kind 'body' for a longer one. */
export async function textOf(response: Response, url: string): Promise<string> {
  const { body, status } = response
  // Tools that watch requests, and old polyfills, put a response in its place that has a text only.
  if (!body) return response.text()
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  for (;;) {
    const { value } = await reader.read()
    text += decoder.decode(value, { stream: !!value })
    if (!value) return text
    if (text.length > longestBody) {
      reader.cancel()
      throw new ApiError('body', url, { status }, 'too long')
    }
  }
}
