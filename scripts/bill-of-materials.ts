/** Which packages a build contains and in which of its files, as CycloneDX: read by scanners of licences and advisories. */
import { readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'

export interface Manifest {
  name: string
  version: string
  license: string
  author?: string
}

interface Component {
  type: 'application' | 'library'
  'bom-ref': string
  name: string
  version: string
  purl: string
  licenses: readonly ({ license: { id: string } } | { expression: string })[]
  /** That of the archive in package-lock.json. */
  hashes?: readonly { alg: 'SHA-512'; content: string }[]
  /** The built files that contain code of it. */
  evidence?: { occurrences: readonly { location: string }[] }
}

/** Without a time or a number, so that the same sources give the same bill. */
export interface Bill {
  $schema: string
  bomFormat: 'CycloneDX'
  specVersion: '1.6'
  version: 1
  metadata: { component: Component }
  components: readonly Component[]
}

export const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8')) as unknown

/** The folder of the package that a module belongs to, as package-lock.json names it; null: a module of this repository. */
const folderOf = (id: string, home: string): string | null =>
  /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replace(`${home}/`, ''))?.[0] ?? null

/** By folder of a package: the files of the build that contain its code. */
function packagesIn(bundle: Rolldown.OutputBundle, root: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  // Modules have real paths, and node_modules may be a link.
  const home = dirname(realpathSync(join(root, 'node_modules')))
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
      const folder = renderedLength > 0 ? folderOf(id, home) : null
      if (folder !== null) found.set(folder, (found.get(folder) ?? new Set()).add(chunk.fileName))
    }
  }
  return found
}

const componentOf = ({ name, version, license }: Manifest, type: Component['type']): Component => {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const isExpression = license.includes(' ')
  const licenses = [isExpression ? { expression: license } : { license: { id: license } }]
  return { type, 'bom-ref': purl, name, version, purl, licenses }
}

function hashesOf(integrity: string): NonNullable<Component['hashes']> {
  const [algorithm, value] = integrity.split('-')
  if (algorithm !== 'sha512' || value === undefined) throw new Error(`'${integrity}' is no SHA-512.`)
  return [{ alg: 'SHA-512', content: Buffer.from(value, 'base64').toString('hex') }]
}

/** @param root the folder of package.json, package-lock.json and node_modules */
export function billOf(bundle: Rolldown.OutputBundle, root: string): Bill {
  const lock = readJson(root, 'package-lock.json') as { packages: Record<string, { integrity: string }> }
  const components = [...packagesIn(bundle, root)].map(([folder, files]): Component => {
    const locked = lock.packages[folder]
    if (!locked) throw new Error(`The build contains ${folder}, which package-lock.json doesn't name.`)
    return {
      ...componentOf(readJson(root, folder, 'package.json') as Manifest, 'library'),
      hashes: hashesOf(locked.integrity),
      evidence: { occurrences: [...files].sort().map((location) => ({ location })) },
    }
  })
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: componentOf(readJson(root, 'package.json') as Manifest, 'application') },
    components: components.sort((a, b) => (a.purl < b.purl ? -1 : 1)),
  }
}
