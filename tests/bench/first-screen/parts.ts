/** Of which parts the first screen consists, what each weighed once, and what became of it (docs/decisions/0025). */

export interface Part {
  name: string
  /** Matches the modules that belong to it. */
  modules: RegExp
  /** KiB of the 129.5 that the first screen took before; null: what it did was counted with another part. */
  before: number | null
  became: string
}

const reasonOfFlow = 'kept: the flow decides which screen is first'

/** A module belongs to the first part that matches it. */
export const parts: readonly Part[] = [
  {
    name: 'react, react-dom, scheduler',
    modules: /node_modules\/(react|react-dom|scheduler)\//,
    before: 65.9,
    became: 'kept, without what is never used and what speaks to the developer tools of React',
  },
  {
    name: 'Emotion with stylis and is-prop-valid',
    modules: /node_modules\/(@emotion|stylis)\//,
    before: 8.8,
    became: 'deferred: MUI needs it, and loads with the first form',
  },
  {
    name: '@tanstack/query-core',
    modules: /node_modules\/@tanstack\//,
    before: 6.8,
    became: 'deferred: the cache loads when the first screen has been drawn',
  },
  {
    name: 'intl-messageformat',
    modules: /node_modules\/(intl-messageformat|@formatjs)\//,
    before: 2.1,
    became: 'deferred with the later messages: only they have plurals and numbers',
  },
  {
    name: 'immer',
    modules: /node_modules\/immer\//,
    before: 3.3,
    became: 'replaced by `src/engine/next-state.ts`',
  },
  {
    name: 'zustand',
    modules: /node_modules\/zustand\//,
    before: null,
    became: 'kept: the session tells the screens what has changed',
  },
  {
    name: 'messages of one language',
    modules: /src\/generated\/locales\//,
    before: 3.7,
    became: 'reduced to those of the first screen; the others arrive with the first that is needed',
  },
  {
    name: 'shape of flows',
    modules: /src\/generated\/flow\.shape/,
    before: 2.2,
    became: 'deferred: what the build has checked is not checked again',
  },
  {
    name: '`src/flow`',
    modules: /src\/(flow|generated\/flow|pointer)/,
    before: 11.2,
    became: `${reasonOfFlow} (before: with engine and session)`,
  },
  {
    name: '`src/engine`',
    modules: /src\/engine\//,
    before: null,
    became: `${reasonOfFlow}; grown by what immer did`,
  },
  {
    name: '`src/session`',
    modules: /src\/session\//,
    before: null,
    became: `${reasonOfFlow}; grown by reading without the cache, which loads later, and by obeying \`Retry-After\``,
  },
  {
    name: 'checks of configuration and responses',
    modules: /src\/(untrusted\/|generated\/(responses|config))/,
    before: 2.2,
    became:
      'kept, without the search for similar words and without Ajv: what comes from outside is checked first; grown by ' +
      'leaving out of a list only the items that cannot be read, each of which is reported',
  },
  {
    name: '`src/ui`',
    modules: /src\/ui\//,
    before: 8.2,
    became: 'reduced: styles are in a static style sheet',
  },
  {
    name: '`src/widget`, `src/screens`',
    modules: /src\/(widget|screens|forms)\//,
    before: 9.9,
    became:
      'kept: address, host, and consent itself (before: with calls and host messages); grown by requesting beside the ' +
      'code what waited for it, and by offering again what does not arrive or fails',
  },
  {
    name: '`src/api`, `src/messages`',
    modules: /src\/(api|messages|generated\/api)/,
    before: null,
    became:
      'kept: client info is read before anything is drawn; grown by handing over the responses to what was requested early',
  },
  {
    name: '`src/i18n`',
    modules: /src\/i18n\//,
    before: 2.7,
    became: 'kept: puts text, values and tags together (before: with zustand and others)',
  },
  {
    name: 'helpers of the build',
    modules: /rolldown|vite\/|oxc-project/,
    before: 2.4,
    became: 'removed but for imports of CommonJS: lists of files, names and icons of later screens',
  },
]
