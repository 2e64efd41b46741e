/** Builds the host pages of browser tests: those here and in examples/. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { built, repository } from './pages.ts'

for (const [name, folder] of [
  ['modals', 'tests/hosts/modals'],
  ['plaid-link', 'tests/hosts/plaid-link'],
  ['react-vite', 'examples/react-vite'],
] as const)
  await build({
    root: `${repository}/${folder}`,
    // examples/tsconfig.json leads imports of the package to its sources.
    resolve: { tsconfigPaths: true },
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
