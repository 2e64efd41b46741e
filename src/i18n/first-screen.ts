/** The screens and parts whose messages arrive before the first screen; all others arrive with the later screens. */
const first: readonly string[] = ['app', 'closed', 'consent', 'header', 'link', 'problem', 'retry']

/** What the build writes into index.html (scripts/unavailable-page.ts); no script contains it. */
export const isInPage = (key: string): boolean => key.startsWith('page.')

export const isOnFirstScreen = (key: string): boolean => first.includes(key.slice(0, key.indexOf('.')))
