/** The screens and parts whose messages arrive before the first screen; all others arrive with the later screens. */
const first: readonly string[] = ['app', 'closed', 'consent', 'header', 'link', 'problem', 'retry']

/** Messages of those parts that only later files show: a preview's, the problems of a deployer, and forms. */
const notFirst: readonly string[] = [
  'header.preview',
  'header.preview-unknown',
  'problem.configuration',
  'problem.flow',
  'problem.unexpected',
  'retry.offline',
]

/** What the build writes into index.html (scripts/unavailable-page.ts); no script contains it. */
export const isInPage = (key: string): boolean => key.startsWith('page.')

export const isOnFirstScreen = (key: string): boolean =>
  first.includes(key.slice(0, key.indexOf('.'))) && !notFirst.includes(key)
