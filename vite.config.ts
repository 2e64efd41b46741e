import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { configFromEnvironment, withConfig } from './scripts/config-block.ts'
import { readFlowFiles, readServedFlow } from './scripts/flow-files.ts'
import { embedModules, embedScript, fakeWidget } from './scripts/host-builds.ts'
import { moduleSizes } from './scripts/module-sizes.ts'
import { buildFlows } from './src/flow-files/index.ts'

const root = dirname(fileURLToPath(import.meta.url))
const flows = join(root, 'flows')

/** The licences of the packages that a build contains, beside it. */
const license = { fileName: 'licenses.md' }

/** What each mode of `vite build` makes; without a mode it makes the widget. */
const modes: Readonly<Record<string, () => UserConfig>> = {
  /** The host page that embeds the widget. */
  demo: () => page(true),
  /** The API server with the widget: `tieline sandbox`. */
  sandbox: () => program('sandbox', 'scripts/sandbox.ts'),
  /** The command line. */
  cli: () => program('cli', 'src/cli/main.ts', [rulePages()]),
  embed: embedModules,
  script: embedScript,
  'fake-widget': fakeWidget,
}

export default defineConfig(({ mode }) => modes[mode]?.() ?? page(false))

/** A program for Node, with all its dependencies: main.js in a folder of its own. */
function program(folder: string, entry: string, plugins: Plugin[] = []): UserConfig {
  return {
    root,
    publicDir: false,
    ssr: { noExternal: true },
    plugins,
    build: {
      ssr: join(root, entry),
      rolldownOptions: { output: { entryFileNames: 'main.js' } },
      outDir: join(root, 'dist', folder),
      emptyOutDir: true,
      target: 'node20',
      license,
    },
  }
}

/** The pages that `tieline explain` prints, beside the program, and a package.json that makes it an ES module. */
function rulePages(): Plugin {
  const rules = join(root, 'src/lint/rules')
  return {
    name: 'tieline-rule-pages',
    async generateBundle() {
      for (const name of (await readdir(rules)).filter((each) => each.endsWith('.md')))
        this.emitFile({ type: 'asset', fileName: `rules/${name}`, source: await readFile(join(rules, name), 'utf8') })
      const { name, version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
      const manifest = JSON.stringify({ name: `${name}-cli`, version, type: 'module' })
      this.emitFile({ type: 'asset', fileName: 'package.json', source: manifest })
    },
  }
}

/** Consent and its parts become one file: many small files compress worse and are requested one by one. */
const consentPieces = {
  name: 'consent',
  test: /src\/(screens\/consent|untrusted\/address|ui\/(consent-logos|feature|safe-link|safe-image|avatar|logo|buttons|icon))\.tsx?$/,
}

/** Messages are parsed at generate time, so `intl-messageformat` needs no ICU parser (8 KiB); src/i18n loads one later. */
const withoutParser: Plugin = {
  name: 'tieline-without-parser',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source !== '@formatjs/icu-messageformat-parser' || !importer?.includes('/intl-messageformat/')) return null
    return this.resolve(`${source}/no-parser.js`, importer)
  },
}

function page(demo: boolean): UserConfig {
  return {
    root: demo ? join(root, 'src/demo') : root,
    publicDir: false,
    resolve: {
      alias: [
        // RJSF bundles a Markdown renderer (31 KiB) for descriptions, which no form here has.
        { find: /^markdown-to-jsx.*$/, replacement: join(root, 'src/ui/form/no-markdown.ts') },
        // Emotion's `withTheme`, which nothing calls, would keep it in the first screen (1 KiB).
        { find: /^hoist-non-react-statics$/, replacement: join(root, 'src/ui/no-static-hoisting.ts') },
        // Only the light player is used. The others contain `eval` and must not get in by mistake.
        {
          find: /^lottie-web(\/build\/player\/lottie_svg\.js)?$/,
          replacement: 'lottie-web/build/player/lottie_light.js',
        },
      ],
    },
    plugins: [
      withoutParser,
      react(),
      ...(demo ? [] : [widgetPage(), firstScreenSize(), moduleSizes(root, join(root, 'dist/widget-modules.json'))]),
    ],
    build: {
      outDir: join(root, demo ? 'dist/demo' : 'dist/widget'),
      emptyOutDir: true,
      target: 'es2022',
      license,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        // It warns of a busy machine, not of a fault in the build.
        checks: { bundlerTimings: false },
        ...(demo ? {} : { output: { codeSplitting: { groups: [consentPieces] } } }),
      },
    },
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** index.html with its configuration block, and the flow definitions beside it. */
function widgetPage(): Plugin {
  return {
    name: 'tieline-widget-page',
    configureServer: (server) => {
      server.middlewares.use('/flows', (request, response, next) => {
        readServedFlow(flows, (request.url ?? '').replace(/^\//, '')).then(
          (text) => (text === null ? next() : response.setHeader('content-type', 'application/json').end(text)),
          next,
        )
      })
    },
    transformIndexHtml: (html) => withConfig(html, configFromEnvironment(process.env)),
    async generateBundle() {
      const sound = await readFlowFiles(flows, (problem) => this.warn(`left out: ${problem}`))
      for (const { name, text } of buildFlows(sound, digest))
        this.emitFile({ type: 'asset', fileName: `flows/${name}`, source: text })
    },
  }
}

/** The size of what a user downloads before the first screen can be read: entry, consent, English and their imports. */
function firstScreenSize(): Plugin {
  const limitKiB = 130
  const first = ['src/widget/main.tsx', 'src/screens/consent.tsx', 'src/generated/locales/en.json']
  return {
    name: 'tieline-first-screen-size',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((item) => item.type === 'chunk')
      const wanted = new Set<string>()
      const add = (fileName: string) => {
        const chunk = chunks.find((item) => item.fileName === fileName)
        if (!chunk || wanted.has(fileName)) return
        wanted.add(fileName)
        for (const imported of chunk.imports) add(imported)
      }
      for (const module of first) {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(root, module)))
        if (!chunk) throw new Error(`No chunk of the build contains ${module}`)
        add(chunk.fileName)
      }
      const bytes = chunks
        .filter(({ fileName }) => wanted.has(fileName))
        .reduce((sum, { code }) => sum + gzipSync(code).length, 0)
      const size = (bytes / 1024).toFixed(1)
      this.info(`first screen: ${size} KiB gzip of JavaScript in ${wanted.size} files (limit ${limitKiB})`)
      if (bytes > limitKiB * 1024) this.error(`The first screen has ${size} KiB; the limit is ${limitKiB}.`)
    },
  }
}
