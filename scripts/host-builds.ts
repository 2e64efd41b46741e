/** Builds of the SDK, which runs in the pages of hosts: modules for bundlers, and one file for `<script src>`. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LibraryOptions, Rolldown, UserConfig } from 'vite'
import { embedEntries } from './embed-entries.ts'
import { thirdParty } from './third-party.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

function library(folder: string, lib: LibraryOptions, output: Rolldown.OutputOptions): UserConfig {
  return {
    root,
    publicDir: false,
    plugins: [thirdParty(root)],
    build: {
      lib,
      outDir: join(root, 'dist', folder),
      emptyOutDir: true,
      target: 'es2022',
      license: { fileName: 'licenses.md' },
      reportCompressedSize: false,
      rolldownOptions: { external: ['react'], output },
    },
  }
}

/** Not minified: the bundler of the host does that, and its developers can read what they debug. */
export const embedModules = (): UserConfig =>
  library('embed', { formats: ['es'], entry: embedEntries }, { chunkFileNames: 'shared/[name].js', minify: false })

/** Its path is public: dist/script/embed.js. */
export const embedScript = (): UserConfig =>
  library(
    'script',
    { formats: ['iife'], entry: 'src/embed/script.ts', name: 'tieline' },
    { entryFileNames: 'embed.js' },
  )

/** A page that hosts serve in their own tests, in any folder. */
export const fakeWidget = (): UserConfig => ({
  root: join(root, 'src/embed/testing'),
  base: './',
  publicDir: false,
  plugins: [thirdParty(root)],
  build: {
    outDir: join(root, 'dist/fake-widget'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: join(root, 'src/embed/testing/fake-widget.html') },
  },
})
