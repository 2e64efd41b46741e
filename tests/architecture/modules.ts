/** The table of modules: what each module may import and which environment it runs in. boundaries.ts checks it. */

export interface Module {
  /** What is available besides the language: nothing, a browser, or Node. Each has a TypeScript project. */
  environment: 'es' | 'dom' | 'node'
  /** Modules that it may import, through their index files. Every module may import `generated`. */
  imports: readonly string[]
  /** Packages that it may import: a package, a scope (`@mui`), or one file of a package. */
  npm: readonly string[]
  /** Packages of which it may import types only. */
  types?: readonly string[]
  /** Folders outside src whose JSON files it may import. */
  data?: readonly string[]
  /** Its public entry files; by default `index.ts`. */
  index?: readonly string[]
  /** No module imports it: it is a program, or a package of its own. */
  entry?: true
  /** What to do instead, shown with every violation. */
  instead: string
}

const language = ['intl-messageformat']
const forms = ['@cfworker/json-schema', '@rjsf/validator-ajv8/lib/processRawValidationErrors']
const session = ['zustand', '@tanstack/query-core']
const look = ['react', '@mui', '@emotion', '@rjsf', 'lottie-react', 'uqr']
const screens = ['react', '@tanstack/react-query']
const everything = [...new Set([...language, ...forms, ...session, ...look, ...screens, 'react-dom'])]

const core = ['flow', 'engine', 'forms', 'messages', 'api', 'session', 'i18n', 'ui', 'screens', 'untrusted']
const server = ['hono', '@hono/node-server']

/** A key with a slash is one file with rules of its own. A row may exist before its module does. */
export const modules: Readonly<Record<string, Module>> = {
  generated: {
    environment: 'es',
    imports: [],
    npm: ['ajv'],
    instead: '`npm run generate` writes src/generated; change schemas/, locales/ or scripts/generate.ts.',
  },
  pointer: {
    environment: 'es',
    imports: [],
    npm: [],
    instead: 'pointer only writes, reads and follows JSON pointers, so that every module may import it.',
  },
  flow: {
    environment: 'es',
    imports: ['pointer'],
    npm: [],
    instead: 'flow only reads definitions. Put decisions into engine; put calls, timers and messages into session.',
  },
  untrusted: {
    environment: 'es',
    imports: ['pointer'],
    npm: [],
    index: ['index.ts', 'address.ts', 'raster.ts', 'url.ts'],
    instead: 'untrusted only checks values from outside. Put calls into api and what users see into screens.',
  },
  'untrusted/address.ts': {
    environment: 'dom',
    imports: ['untrusted/url.ts'],
    npm: [],
    instead: 'address.ts only checks addresses and pictures. Put elements that show them into ui.',
  },
  // A file of its own: only captchas are sent as base64, and the first screen shows none.
  'untrusted/raster.ts': {
    environment: 'dom',
    imports: ['untrusted/address.ts'],
    npm: [],
    instead: 'raster.ts only checks pictures that are sent as base64. Put elements that show them into ui.',
  },
  // A file of its own: the first script of the page needs no other part of the boundary.
  'untrusted/url.ts': {
    environment: 'dom',
    imports: [],
    npm: [],
    instead: 'url.ts only parses addresses. Put what decides which may be used into address.ts.',
  },
  messages: {
    environment: 'es',
    imports: ['untrusted'],
    npm: [],
    index: ['index.ts', 'guards.ts', 'default-prefix.ts'],
    instead: 'messages only describes the host contract. Put posting and listening into widget or embed.',
  },
  engine: {
    environment: 'es',
    imports: ['flow'],
    npm: [],
    instead: 'engine only decides. Return an effect as data and let session carry it out.',
  },
  forms: {
    environment: 'es',
    imports: ['flow', 'untrusted'],
    npm: forms,
    types: ['@rjsf/utils'],
    instead: 'forms only turns fields into schemas and checks values. Put rendering into ui/form.',
  },
  i18n: {
    environment: 'es',
    imports: ['untrusted'],
    npm: language,
    data: ['locales'],
    instead: 'i18n only formats messages. Put React components into ui and the document language into widget.',
  },
  'i18n/parser.ts': {
    environment: 'es',
    imports: [],
    npm: ['@formatjs/icu-messageformat-parser'],
    instead: 'parser.ts only parses a message. Messages of locales/ are parsed by `npm run generate`.',
  },
  api: {
    environment: 'dom',
    imports: ['untrusted'],
    npm: [],
    instead: 'api only calls the server. engine decides when to call, and session makes the call.',
  },
  session: {
    environment: 'dom',
    imports: ['flow', 'engine', 'api', 'messages'],
    npm: session,
    instead: 'session carries effects out and shows nothing. Put views into widget and what users see into screens.',
  },
  ui: {
    environment: 'dom',
    imports: ['forms', 'i18n', 'untrusted'],
    npm: look,
    types: ['lottie-web'],
    index: ['index.ts', 'form/index.ts', 'styles/index.css'],
    instead: 'ui knows how things look and nothing of the product. Pass what it needs as props from a screen.',
  },
  device: {
    environment: 'dom',
    imports: [],
    npm: [],
    instead: 'device only keeps what a user has asked this browser to remember. Put when to ask into screens.',
  },
  screens: {
    environment: 'dom',
    imports: ['ui', 'i18n', 'forms', 'untrusted', 'device'],
    npm: screens,
    instead: 'A screen gets { view, send } and nothing else. Put data on the view (widget) and looks into ui.',
  },
  preview: {
    environment: 'dom',
    imports: core,
    npm: everything,
    data: ['flows'],
    index: ['index.ts', 'places.ts'],
    instead: 'preview runs the flow with sample data. Put what the page itself does into widget.',
  },
  monitoring: {
    environment: 'dom',
    imports: ['untrusted'],
    npm: ['@bugsnag/browser', '@bugsnag/browser-performance'],
    instead: 'monitoring only receives errors. Put what reports them into widget.',
  },
  widget: {
    environment: 'dom',
    imports: [...core, 'preview', 'monitoring'],
    npm: everything,
    types: ['vite'],
    data: ['flows'],
    entry: true,
    instead: 'widget connects the modules that users load. Keep host pages, servers and tools out of it.',
  },
  embed: {
    environment: 'dom',
    imports: ['messages'],
    npm: [],
    index: ['index.ts', 'react.ts', 'element.ts', 'script.ts', 'messages.ts', 'testing/index.ts'],
    entry: true,
    instead: 'embed runs in pages of other people: it may use the host contract (messages) and nothing more.',
  },
  'embed/react.ts': {
    environment: 'dom',
    imports: ['messages'],
    npm: ['react'],
    instead: 'The hook adds React to embed. Put everything else into the core of embed.',
  },
  analysis: {
    environment: 'es',
    imports: ['flow', 'engine'],
    npm: ['jsonc-parser'],
    instead: 'analysis holds what several tools share. Put what only one tool needs into that tool.',
  },
  'flow-tests': {
    environment: 'es',
    imports: ['flow', 'engine', 'analysis'],
    npm: ['jsonc-parser'],
    instead: 'flow-tests compiles and evaluates the tests of a flow. Put violations into lint and printing into cli.',
  },
  'flow-files': {
    environment: 'es',
    imports: ['flow', 'analysis'],
    npm: ['@formatjs/icu-messageformat-parser'],
    instead: 'flow-files merges variants into flows. Put findings into lint, and reading and writing files into cli.',
  },
  lint: {
    environment: 'es',
    imports: ['flow', 'engine', 'analysis', 'flow-tests', 'flow-files'],
    npm: ['jsonc-parser', '@formatjs/icu-messageformat-parser'],
    instead: 'A lint rule reads definitions as data. Put files and arguments into cli.',
  },
  diff: {
    environment: 'es',
    imports: ['flow', 'engine', 'analysis', 'flow-tests'],
    npm: [],
    instead: 'diff compares two compiled flows. Put what another tool needs as well into analysis.',
  },
  map: {
    environment: 'es',
    imports: ['flow', 'engine', 'analysis'],
    npm: ['elkjs'],
    instead: 'map draws one compiled flow. Put what another tool needs as well into analysis.',
  },
  cli: {
    environment: 'es',
    imports: ['flow', 'analysis', 'flow-tests', 'flow-files', 'lint', 'diff', 'map'],
    npm: ['jsonc-parser'],
    entry: true,
    instead: 'cli reads arguments and prints. Put what a command finds into the tool that it calls.',
  },
  'cli/main.ts': {
    environment: 'node',
    imports: [],
    npm: [],
    instead: 'main.ts only connects the command line with files, git and the terminal.',
  },
  'cli/git.ts': {
    environment: 'node',
    imports: [],
    npm: [],
    instead: 'git.ts only reads files out of git.',
  },
  'cli/side-by-side.ts': {
    environment: 'node',
    imports: [],
    npm: [],
    instead: 'side-by-side.ts only runs jobs in threads and keeps their results. Put what a job does into cli/jobs.',
  },
  sandbox: {
    environment: 'node',
    imports: ['pointer'],
    npm: server,
    data: ['schemas'],
    entry: true,
    instead: 'sandbox replaces a server: it shares schemas with the widget, and of its code JSON pointers alone.',
  },
  studio: {
    environment: 'dom',
    imports: [
      'flow',
      'engine',
      'analysis',
      'flow-tests',
      'flow-files',
      'lint',
      'diff',
      'map',
      'preview',
      'i18n',
      'untrusted',
    ],
    npm: [
      'react',
      'react-dom',
      'zustand',
      'jsonc-parser',
      '@codemirror',
      '@lezer/highlight',
      'browser-fs-access',
      'idb-keyval',
      '@xyflow/react',
      'elkjs',
      '@atlaskit/pragmatic-drag-and-drop',
    ],
    entry: true,
    instead: 'studio reads definitions through flow, engine and the tools, and shows the widget in a frame.',
  },
  demo: {
    environment: 'dom',
    imports: ['embed'],
    npm: [],
    entry: true,
    instead: 'demo is a host page: it knows only the address and the messages of the widget.',
  },
  'demo/server.ts': {
    environment: 'node',
    imports: [],
    npm: server,
    instead: 'The demo server only serves files. Put what the page does into its browser code.',
  },
}
