/** The screens and parts whose messages arrive before the first screen; all others arrive with the later screens. */
const first: readonly string[] = ['app', 'consent', 'header', 'link', 'problem', 'retry']

export const isFirst = (key: string): boolean => first.includes(key.slice(0, key.indexOf('.')))
