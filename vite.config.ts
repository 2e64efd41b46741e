import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import {
  compiledAhead,
  namesFollowEdits,
  plainImports,
  queryOnRetry,
  runtimeInVendor,
  secondRequests,
} from './scripts/chunk-edits.ts'
import { configFromEnvironment, withConfig } from './scripts/config-block.ts'
import { digest, readFlowFiles, readServedFlow } from './scripts/flow-files.ts'
import { embedModules, embedScript, fakeWidget } from './scripts/host-builds.ts'
import { moduleSizes } from './scripts/module-sizes.ts'
import { readStudioFiles, studioFlows } from './scripts/studio-files.ts'
import { thirdParty } from './scripts/third-party.ts'
import { trimReact } from './scripts/trim-react.ts'
import { unavailablePage } from './scripts/unavailable-page.ts'
import { linksToFiles, stylesAroundShell, widgetFiles } from './scripts/widget-files.ts'
import { buildFlows } from './src/flow-files/index.ts'

const root = dirname(fileURLToPath(import.meta.url))
const flows = join(root, 'flows')

/** The licences of the packages that a build contains, beside it. */
const license = { fileName: 'licenses.md' }

/** Syntax and styles are rewritten for these; tests/e2e/supported-browsers.spec.ts checks what remains. */
const supportedBrowsers = ['safari15.4', 'chrome100', 'edge100', 'firefox100']

/** What each mode of `vite build` makes; without a mode it makes the widget. */
const modes: Readonly<Record<string, () => UserConfig>> = {
  /** The host page that embeds the widget. */
  demo: () => page(true),
  /** The page on which product people change a flow. */
  studio: studioPage,
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
    plugins: [...plugins, thirdParty(root)],
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
    // React leaves out what speaks to its developer tools.
    ...(demo
      ? {}
      : {
          define: {
            __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
            setImmediate: 'undefined',
            process: 'undefined',
            navigation: 'undefined',
          },
        }),
    resolve: {
      alias: [
        // RJSF bundles a Markdown renderer (31 KiB) for descriptions, which no form here has.
        { find: /^markdown-to-jsx.*$/, replacement: join(root, 'src/ui/form/no-markdown.ts') },
        // Emotion's `withTheme`, which nothing calls, would keep it in the forms (1 KiB).
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
      ...(demo
        ? []
        : [
            widgetPage(),
            trimReact(),
            linksToFiles(),
            plainImports(),
            queryOnRetry(),
            ...secondRequests(),
            // Before the styles of the screens: a browser parses nothing after them while they load.
            unavailablePage(root),
            stylesAroundShell(),
            runtimeInVendor(),
            compiledAhead(),
            namesFollowEdits(readFileSync(join(root, 'scripts/chunk-edits.ts'), 'utf8')),
            moduleSizes(root),
            thirdParty(root),
          ]),
    ],
    build: {
      outDir: join(root, demo ? 'dist/demo' : 'dist/widget'),
      emptyOutDir: true,
      target: supportedBrowsers,
      license,
      assetsInlineLimit: 0,
      // The files of a later screen are preloaded before it is shown; a list of them would be 1 KiB of the first screen.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
      },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        // Safari 15 needs fields of classes rewritten; as assignments they need no helper.
        transform: { assumptions: { setPublicClassFields: true } },
        // They warn of a busy machine, not of a fault in the build.
        checks: { bundlerTimings: false, pluginTimings: false },
        ...(demo ? {} : { output: { codeSplitting: { groups: widgetFiles } } }),
      },
    },
  }
}

function studioPage(): UserConfig {
  return {
    root: join(root, 'src/studio/page'),
    base: './',
    publicDir: false,
    plugins: [react(), studioFiles()],
    worker: { format: 'es' },
    build: {
      outDir: join(root, 'dist/studio'),
      emptyOutDir: true,
      target: 'es2022',
      license,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } },
    },
  }
}

/** The flows as they are written, beside the page: `?flow=connect` opens them where no server reads a folder. */
function studioFiles(): Plugin {
  return {
    name: 'tieline-studio-files',
    async generateBundle() {
      for (const name of await studioFlows(flows))
        this.emitFile({
          type: 'asset',
          fileName: `files/${name}.json`,
          source: JSON.stringify(await readStudioFiles(flows, name)),
        })
    },
  }
}

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
    transformIndexHtml: (html, { server }) => {
      // In order, because the script of hot reload has to run first.
      const page = server ? html.replaceAll('<script type="module" async', '<script type="module"') : html
      return withConfig(page, configFromEnvironment(process.env))
    },
    async generateBundle() {
      const sound = await readFlowFiles(flows, (problem) => this.warn(`left out: ${problem}`))
      for (const { name, text } of buildFlows(sound, digest))
        this.emitFile({ type: 'asset', fileName: `flows/${name}`, source: text })
    },
  }
}
