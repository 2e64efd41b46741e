/** What is published contains the packages that it should, says so (CycloneDX 1.6), and has the licence of each. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { Ajv } from 'ajv'
import type { Bill } from '../../scripts/bill-of-materials.ts'
import bundled from './bundled.json' with { type: 'json' }
import { root } from './support/install.ts'

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const schema = (name: string) =>
  read(`node_modules/@cyclonedx/cyclonedx-library/res/schema/${name}.SNAPSHOT.schema.json`)

/** They permit a bundled copy that is published with their text. */
const permitted = ['Apache-2.0', 'BSD-3-Clause', 'MIT']
/** Unmodified, and on the command line alone: it lays out the picture of a flow. */
const exceptions: Readonly<Record<string, string>> = { elkjs: 'EPL-2.0 OR GPL-3.0-or-later' }

const ajv = new Ajv({ strict: false, validateFormats: false })
for (const name of ['spdx', 'jsf-0.82'])
  ajv.addSchema(schema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`)
const isBill = ajv.compile(schema('bom-1.6'))

const isPermitted = (name: string, licence: string) => permitted.includes(licence) || exceptions[name] === licence

const licenceOf = ({ licenses: [first] }: Bill['components'][number]) =>
  first && ('license' in first ? first.license.id : first.expression)

for (const [folder, names] of Object.entries(bundled))
  test(`dist/${folder} contains the expected packages only, each with its licence`, () => {
    const bill: Bill = read(`dist/${folder}/sbom.cdx.json`)
    expect([isBill(bill), isBill.errors]).toEqual([true, null])
    const found = new Set(bill.components.map(({ name }) => name))
    expect([...found].sort(), 'expected are those of bundled.json').toEqual(names)
    const odd = bill.components.filter((each) => !isPermitted(each.name, `${licenceOf(each)}`))
    expect(odd, 'with a licence that nobody has judged').toEqual([])
    if (names.length > 0)
      expect(withText(folder)).toEqual(bill.components.map(({ name, version }) => `${name} ${version}`).sort())
  })

test('every file that a bill names is there', () => {
  const named = Object.keys(bundled).flatMap((folder) => {
    const { components }: Bill = read(`dist/${folder}/sbom.cdx.json`)
    const locations = components.flatMap(({ evidence }) => evidence?.occurrences ?? []).map(({ location }) => location)
    return [...new Set(locations)].map((location) => `dist/${folder}/${location}`)
  })
  expect(named).toContainEqual(expect.stringContaining('vendor'))
  for (const file of named) expect(readFileSync(join(root, file)).length, file).toBeGreaterThan(0)
})

/** Packages in licenses.md with more than a heading. */
function withText(folder: string): string[] {
  const text = readFileSync(join(root, `dist/${folder}/licenses.md`), 'utf8')
  const heading = /^## (\S+) - (\S+) \([^)]+\)\n/gm
  const bodies = text.split(/^## \S+ - \S+ \([^)]+\)\n/m).slice(1)
  const titles = [...text.matchAll(heading)].map(([, name, version]) => `${name} ${version}`)
  return titles.filter((_, index) => (bodies[index] ?? '').length > 200).sort()
}
