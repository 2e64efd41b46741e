/** The table of modules: what each may import and which environment it runs in. The boundary checks are built from it. */

export interface Module {
  /** What is available besides the language: nothing, a browser, or Node. One TypeScript project each. */
  environment: 'es' | 'dom' | 'node'
  /** Modules it may import, through their index files. Every module may import `generated`. */
  imports: readonly string[]
  /** Packages it may import: a package, a scope (`@mui`), or one file of a package. */
  npm: readonly string[]
  /** Packages of which it may import types alone. */
  types?: readonly string[]
  /** Folders beside src whose JSON it may import. */
  data?: readonly string[]
  /** Its public entry files; by default `index.ts`. */
  index?: readonly string[]
  /** Nobody imports it: a program, or a package of its own. */
  entry?: true
  /** What to do instead, shown with every violation. */
  instead: string
}

const language = ['@formatjs/intl']
const forms = ['@cfworker/json-schema', '@rjsf/validator-ajv8/lib/processRawValidationErrors']
const session = ['zustand', '@tanstack/query-core']
const look = ['react', '@mui', '@emotion', '@rjsf', 'lottie-react']
const screens = ['react', '@tanstack/react-query']
const everything = [...new Set(['immer', ...language, ...forms, ...session, ...look, ...screens, 'react-dom'])]

const core = ['flow', 'engine', 'forms', 'messages', 'api', 'session', 'i18n', 'ui', 'screens']
const studio = ['flow', 'engine', 'analysis', 'lint', 'diff', 'map', 'preview', 'messages', 'i18n', 'ui']
const server = ['hono', '@hono/node-server']

/** A key with a slash is one file of a module with rules of its own. A row may exist before its module does. */
export const modules: Readonly<Record<string, Module>> = {
  generated: {
    environment: 'es',
    imports: [],
    npm: ['ajv'],
    instead: 'src/generated is written by `npm run generate`; change schemas/, locales/ or the generator.',
  },
  flow: {
    environment: 'es',
    imports: [],
    npm: [],
    instead: 'flow only reads a definition. What acts on it belongs to engine, what touches the world to session.',
  },
  messages: {
    environment: 'es',
    imports: [],
    npm: [],
    instead: 'messages only knows the host contract. Posting and listening belong to widget and embed.',
  },
  engine: {
    environment: 'es',
    imports: ['flow'],
    npm: ['immer'],
    instead: 'engine decides and never does. Return an effect, and let session carry it out.',
  },
  forms: {
    environment: 'es',
    imports: [],
    npm: forms,
    types: ['@rjsf/utils'],
    instead: 'forms only turns fields into schemas and checks values. Rendering belongs to ui/form.',
  },
  i18n: {
    environment: 'es',
    imports: [],
    npm: language,
    data: ['locales'],
    instead: 'i18n only formats messages. The React side of it belongs to ui, the document language to widget.',
  },
  api: {
    environment: 'dom',
    imports: [],
    npm: [],
    instead: 'api only speaks to the server. When to call is decided by engine and done by session.',
  },
  session: {
    environment: 'dom',
    imports: ['flow', 'engine', 'api', 'messages'],
    npm: session,
    instead: 'session carries effects out and shows nothing. Views belong to widget, what is seen to screens.',
  },
  ui: {
    environment: 'dom',
    imports: ['forms', 'i18n'],
    npm: look,
    types: ['lottie-web'],
    index: ['index.ts', 'form/index.ts'],
    instead: 'ui knows looks, not the product. Pass what it needs as props from a screen.',
  },
  screens: {
    environment: 'dom',
    imports: ['ui', 'i18n', 'forms'],
    npm: screens,
    instead: 'A screen gets { view, send } and nothing else. Put data on the view (widget), looks into ui.',
  },
  preview: {
    environment: 'dom',
    imports: core,
    npm: everything,
    data: ['flows'],
    instead: 'preview is sample data over the inner rooms. What the page itself does belongs to widget.',
  },
  monitoring: {
    environment: 'dom',
    imports: [],
    npm: ['@bugsnag/browser', '@bugsnag/browser-performance'],
    instead: 'monitoring is told of errors and knows nothing else. Who tells it belongs to widget.',
  },
  widget: {
    environment: 'dom',
    imports: [...core, 'preview', 'monitoring'],
    npm: everything,
    types: ['vite'],
    data: ['flows'],
    entry: true,
    instead: 'widget wires the inner rooms. Host pages, servers and tools stay outside what users load.',
  },
  embed: {
    environment: 'dom',
    imports: ['messages'],
    npm: [],
    entry: true,
    instead: 'embed runs in other peoples pages: the host contract and nothing more.',
  },
  'embed/react.ts': {
    environment: 'dom',
    imports: ['messages'],
    npm: ['react'],
    instead: 'The hook has React as a peer; everything else belongs to the core of embed.',
  },
  analysis: {
    environment: 'es',
    imports: ['flow', 'engine'],
    npm: ['jsonc-parser'],
    instead: 'analysis is what lint, diff and map share. What only one of them needs belongs there.',
  },
  lint: {
    environment: 'es',
    imports: ['flow', 'engine', 'analysis'],
    npm: ['jsonc-parser', '@formatjs/icu-messageformat-parser'],
    instead: 'A lint rule reads definitions as data. Files and arguments belong to cli.',
  },
  diff: {
    environment: 'es',
    imports: ['flow', 'engine', 'analysis'],
    npm: [],
    instead: 'diff compares two compiled flows. What another tool needs too belongs to analysis.',
  },
  map: {
    environment: 'es',
    imports: ['flow', 'engine', 'analysis'],
    npm: ['elkjs'],
    instead: 'map draws one compiled flow. What another tool needs too belongs to analysis.',
  },
  cli: {
    environment: 'es',
    imports: ['flow', 'analysis', 'lint', 'diff', 'map'],
    npm: ['jsonc-parser'],
    entry: true,
    instead: 'cli reads arguments and prints. What a command finds is decided by lint, diff and map.',
  },
  'cli/main.ts': {
    environment: 'node',
    imports: [],
    npm: [],
    instead: 'main.ts gives the command line its files, git and terminal, and decides nothing.',
  },
  sandbox: {
    environment: 'node',
    imports: [],
    npm: server,
    data: ['schemas'],
    entry: true,
    instead: 'sandbox stands in for a server: it shares the schemas with the widget and no code.',
  },
  studio: {
    environment: 'dom',
    imports: studio,
    npm: [...look, 'react-dom'],
    data: ['flows'],
    entry: true,
    instead: 'studio reads definitions through flow, engine and the tools, and shows the widget in a frame.',
  },
  demo: {
    environment: 'dom',
    imports: ['embed', 'messages', 'flow', 'engine', 'i18n', 'ui'],
    npm: ['react', 'react-dom'],
    entry: true,
    instead: 'demo is a host page: it knows the widget by its address and its messages alone.',
  },
  'demo/server.ts': {
    environment: 'node',
    imports: [],
    npm: server,
    instead: 'The demo server serves files; what the page does belongs to its browser half.',
  },
}
