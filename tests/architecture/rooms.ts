/** The table of design section 1: what each room may import and touch. The walls are built from it. */

export interface Room {
  /** What lies within reach besides the language: nothing, a browser, or Node. One TypeScript project each. */
  environment: 'es' | 'dom' | 'node'
  /** Rooms it may import, through their doors. `generated` is open to every room. */
  rooms: readonly string[]
  /** Packages it may import: a package, a scope (`@mui`), or one file of a package. */
  npm: readonly string[]
  /** Packages of which it may import types alone. */
  types?: readonly string[]
  /** Folders beside src whose JSON it may import. */
  data?: readonly string[]
  /** Its public doors; `index.ts` unless said. */
  doors?: readonly string[]
  /** Nobody imports it: a program, or a package of its own. */
  entry?: true
  /** Where to go instead, for whoever hits this room's walls. */
  instead: string
}

const language = ['@formatjs/intl']
const forms = ['@cfworker/json-schema', '@rjsf/validator-ajv8/lib/processRawValidationErrors']
const session = ['zustand', '@tanstack/query-core']
const look = ['react', '@mui', '@emotion', '@rjsf', 'lottie-react']
const screens = ['react', '@tanstack/react-query']
const everything = [...new Set(['immer', ...language, ...forms, ...session, ...look, ...screens, 'react-dom'])]

const core = ['flow', 'engine', 'forms', 'messages', 'api', 'session', 'i18n', 'ui', 'screens']
const hostPages = ['embed', 'messages', 'flow', 'engine', 'lint', 'i18n', 'ui']
const server = ['hono', '@hono/node-server']

/** A key with a slash is one file of a room with rules of its own. A row may stand before its room does. */
export const rooms: Readonly<Record<string, Room>> = {
  generated: {
    environment: 'es',
    rooms: [],
    npm: ['ajv'],
    instead: 'src/generated is written by `npm run generate`; change schemas/, locales/ or the generator.',
  },
  flow: {
    environment: 'es',
    rooms: [],
    npm: [],
    instead: 'flow only reads a definition. What acts on it belongs to engine, what touches the world to session.',
  },
  messages: {
    environment: 'es',
    rooms: [],
    npm: [],
    instead: 'messages only knows the host contract. Posting and listening belong to widget and embed.',
  },
  engine: {
    environment: 'es',
    rooms: ['flow'],
    npm: ['immer'],
    instead: 'engine decides and never does. Return an effect, and let session carry it out.',
  },
  forms: {
    environment: 'es',
    rooms: [],
    npm: forms,
    types: ['@rjsf/utils'],
    instead: 'forms only turns fields into schemas and checks values. Rendering belongs to ui/form.',
  },
  i18n: {
    environment: 'es',
    rooms: [],
    npm: language,
    data: ['locales'],
    instead: 'i18n only formats messages. The React side of it belongs to ui, the document language to widget.',
  },
  api: {
    environment: 'dom',
    rooms: [],
    npm: [],
    instead: 'api only speaks to the server. When to call is decided by engine and done by session.',
  },
  session: {
    environment: 'dom',
    rooms: ['flow', 'engine', 'api', 'messages'],
    npm: session,
    instead: 'session carries effects out and shows nothing. Views belong to widget, what is seen to screens.',
  },
  ui: {
    environment: 'dom',
    rooms: ['forms', 'i18n'],
    npm: look,
    types: ['lottie-web'],
    doors: ['index.ts', 'form/index.ts'],
    instead: 'ui knows looks, not the product. Pass what it needs as props from a screen.',
  },
  screens: {
    environment: 'dom',
    rooms: ['ui', 'i18n', 'forms'],
    npm: screens,
    instead: 'A screen gets { view, send } and nothing else. Put data on the view (widget), looks into ui.',
  },
  preview: {
    environment: 'dom',
    rooms: core,
    npm: everything,
    data: ['flows'],
    instead: 'preview is sample data over the inner rooms. What the page itself does belongs to widget.',
  },
  monitoring: {
    environment: 'dom',
    rooms: [],
    npm: ['@bugsnag/browser', '@bugsnag/browser-performance'],
    instead: 'monitoring is told of errors and knows nothing else. Who tells it belongs to widget.',
  },
  widget: {
    environment: 'dom',
    rooms: [...core, 'preview', 'monitoring'],
    npm: everything,
    types: ['vite'],
    data: ['flows'],
    entry: true,
    instead: 'widget wires the inner rooms. Host pages, servers and tools stay outside what users load.',
  },
  embed: {
    environment: 'dom',
    rooms: ['messages'],
    npm: [],
    entry: true,
    instead: 'embed runs in other peoples pages: the host contract and nothing more.',
  },
  'embed/react.ts': {
    environment: 'dom',
    rooms: ['messages'],
    npm: ['react'],
    instead: 'The hook has React as a peer; everything else belongs to the core of embed.',
  },
  lint: {
    environment: 'es',
    rooms: ['flow', 'engine', 'forms'],
    npm: ['jsonc-parser', '@formatjs/icu-messageformat-parser', 'elkjs'],
    entry: true,
    instead: 'A lint rule reads definitions as data. Files and arguments belong to its command line alone.',
  },
  'lint/main.ts': {
    environment: 'node',
    rooms: ['flow', 'engine', 'forms'],
    npm: [],
    instead: 'The command line reads files and prints; what it finds is decided by the rules.',
  },
  sandbox: {
    environment: 'node',
    rooms: [],
    npm: server,
    data: ['schemas'],
    entry: true,
    instead: 'sandbox stands in for a server: it shares the schemas with the widget and no code.',
  },
  dashboard: {
    environment: 'dom',
    rooms: hostPages,
    npm: [...look, 'react-dom', '@xyflow'],
    data: ['flows'],
    entry: true,
    instead: 'dashboard reads definitions through flow, engine and lint, and shows the widget in a frame.',
  },
  demo: {
    environment: 'dom',
    rooms: hostPages,
    npm: ['react', 'react-dom'],
    entry: true,
    instead: 'demo is a host page: it knows the widget by its address and its messages alone.',
  },
  'demo/server.ts': {
    environment: 'node',
    rooms: [],
    npm: server,
    instead: 'The demo server serves files; what the page does belongs to its browser half.',
  },
}
