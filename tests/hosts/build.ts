/** Builds the host pages of browser tests: those here and in examples/. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { built, repository } from './pages.ts'

/** Where the paths of examples/tsconfig.json lead: to the sources of the package. */
const resolve = { tsconfigPaths: true }
const shared = { resolve, publicDir: false, logLevel: 'error' } as const

for (const [name, folder] of [
  ['modals', 'tests/hosts/modals'],
  ['plaid-link', 'tests/hosts/plaid-link'],
  ['react-vite', 'examples/react-vite'],
] as const)
  await build({
    ...shared,
    root: `${repository}/${folder}`,
    build: { outDir: built(name), emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  })

await build({
  ...shared,
  configFile: false,
  root: repository,
  build: {
    outDir: built('script'),
    lib: { entry: 'src/embed/script.ts', formats: ['iife'], name: 'script', fileName: () => 'embed.js' },
  },
})

const config = fileURLToPath(new URL('react-router.vite.config.ts', import.meta.url))
const { status, stderr } = spawnSync('react-router', [
  'build',
  `${repository}/examples/react-router`,
  '--config',
  config,
])
if (status !== 0) throw new Error(`react-router build: ${stderr}`)
