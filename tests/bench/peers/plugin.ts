import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { installed } from './install.ts'

/** `@scope/name/file` → `@scope/name`. */
const packageOf = (source: string) =>
  source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/')

/** Finds the peers wherever they are imported. `react`: whether React is theirs, too, or the project's. */
export async function peers({ react }: { react: boolean }): Promise<Plugin> {
  const { dependencies } = JSON.parse(await readFile(`${installed}package.json`, 'utf8')) as {
    dependencies: Record<string, string>
  }
  const found = Object.keys(dependencies).filter((name) => react || !/^react(-dom)?$/.test(name))
  return {
    name: 'tieline-peers',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || importer.startsWith(installed) || !found.includes(packageOf(source))) return null
      return this.resolve(source, `${installed}package.json`, { ...options, skipSelf: true })
    },
  }
}
