/** Builds the host pages of browser tests: those here and in examples/. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile } from 'svelte/compiler'
import { build, type Plugin } from 'vite'
import { built, repository } from './pages.ts'

const page = fileURLToPath(new URL('page.html', import.meta.url))

const svelte: Plugin = {
  name: 'svelte',
  transform: (code, filename) =>
    filename.endsWith('.svelte') ? compile(code, { filename, generate: 'client' }).js.code : null,
}

/** For hosts without a page of their own. */
const sharedPage: Plugin = {
  name: 'shared-page',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('/index.html') ? id : null),
  load: (id) => (id.endsWith('/index.html') && !existsSync(id) ? readFileSync(page, 'utf8') : null),
}

for (const [name, folder] of [
  ['modals', 'tests/hosts/modals'],
  ['plaid-link', 'tests/hosts/plaid-link'],
  ['vue', 'tests/hosts/vue'],
  ['svelte', 'tests/hosts/svelte'],
  ['angular', 'tests/hosts/angular'],
  ['react-vite', 'examples/react-vite'],
] as const)
  await build({
    root: `${repository}/${folder}`,
    plugins: [svelte, sharedPage],
    resolve: {
      // examples/tsconfig.json leads imports of the package to its sources.
      tsconfigPaths: true,
      // The build with the compiler of templates.
      alias: { vue: 'vue/dist/vue.esm-bundler.js' },
    },
    publicDir: false,
    logLevel: 'error',
    build: { outDir: built(name), emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  })

const config = fileURLToPath(new URL('react-router.vite.config.ts', import.meta.url))
const { status, stderr } = spawnSync('react-router', [
  'build',
  `${repository}/examples/react-router`,
  '--config',
  config,
])
if (status !== 0) throw new Error(`react-router build: ${stderr}`)
