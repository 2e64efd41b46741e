/** Null for what is no absolute address. `URL.canParse` is newer than the oldest supported browsers (docs/deploy.md). */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
