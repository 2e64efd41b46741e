/** package-lock.json: what `npm ci` installs is what was locked, from the registry that the machine uses. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Entry {
  version?: string
  integrity?: string
  resolved?: string
  optional?: true
  os?: string[]
  hasInstallScript?: true
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

describe.each(['package-lock.json', 'tests/bench/peers/package-lock.json'])('%s', (file) => {
  const { '': _, ...packages } = read(file).packages as Record<string, Entry>
  const those = (isOdd: (entry: Entry) => boolean) => Object.keys(packages).filter((path) => isOdd(packages[path]!))

  it('has a hash for each package, except binaries for platforms that npm did not install for', () => {
    const isBinary = ({ optional, os }: Entry) => optional === true && os !== undefined
    expect(those((entry) => !entry.integrity?.startsWith('sha512-') && !isBinary(entry))).toEqual([])
  })

  it('names no address: every package comes from a registry', () => {
    expect(those(({ version, resolved }) => resolved !== undefined || !/^\d+\.\d+\.\d+/.test(version ?? ''))).toEqual(
      [],
    )
  })
})

it('scripts at installation are those of two development tools', () => {
  const packages = read('package-lock.json').packages as Record<string, Entry>
  const scripted = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript)
  expect(scripted).toEqual(['node_modules/esbuild', 'node_modules/msw'])
})

it('package.json names exact versions, and nothing that a host would install', () => {
  const { dependencies = {}, devDependencies, overrides } = read('package.json')
  expect(dependencies).toEqual({})
  const exact = /^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/
  expect(Object.entries(devDependencies).filter(([, version]) => !exact.test(String(version)))).toEqual([])
  expect(overrides).toEqual({ 'vite-node': { vite: '$vite' } })
})
