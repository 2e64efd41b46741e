/** The tokens of the sessions of a test, to be looked for where they must not be. */

/** Where a token may be: the address is what a reload needs, a message is how the host gets its result. */
const allowed = {
  'link token': ['the address'],
  'public token': ['a message to the host', 'a message of the channel'],
} as const satisfies Record<string, readonly string[]>

export interface SessionTokens {
  /** Each page of a widget has its link token in its address. */
  enterAddress: (url: string) => void
  /** A result that is told has a public token. */
  enterMessage: (text: string) => void
  /** The kind of a token that is where it must not be; null: none. */
  leakIn: (where: string, text: string) => string | null
}

export function createSessionTokens(): SessionTokens {
  const found = new Map<string, keyof typeof allowed>()
  return {
    enterAddress: (url) => {
      const token = new URL(url).searchParams.get('token')
      // A test of the address may have anything there.
      if (token && /^[\w-]{32,}$/.test(token)) found.set(token, 'link token')
    },
    enterMessage: (text) => {
      for (const [, token = ''] of text.matchAll(/"public_token":"([^"]{16,})"/g)) found.set(token, 'public token')
    },
    leakIn: (where, text) => {
      const leaks = [...found].filter(
        ([token, kind]) => text.includes(token) && !(allowed[kind] as readonly string[]).includes(where),
      )
      return leaks[0]?.[1] ?? null
    },
  }
}
