/** Names of files that nobody would choose, but that copies, downloads and folders of the device have. */
import { describe, expect, it } from 'vitest'
import { formNameOf } from '../../src/flow-files/file.ts'
import {
  buildFlows,
  familyOf,
  filesByPath,
  flowFileOf,
  flowNameOf,
  folderOf,
  formFileOf,
  resolveFlow,
  siblingFlow,
  testsFileOf,
} from '../../src/flow-files/index.ts'
import { specification } from '../support/specification.ts'

describe.each([
  ['flows/', 'my flow'],
  ['flows/', 'connect (1)'],
  ['flows/', '50% off'],
  ['flows/', 'a%20b'],
  ['100% mine/a b/', '%zz'],
  ['', '%'],
])('in %j, %j', (folder, name) => {
  const file = `${folder}${name}.flow.json`
  const flow = { file, text: specification.flow.text }
  const tests = { file: testsFileOf(file), text: specification.tests.text }

  it('is a name like any other for the files beside it', () => {
    expect([folderOf(file), flowNameOf(file), flowFileOf(tests.file)]).toEqual([folder, name, file])
    expect(siblingFlow(`${folder}other.flow.json`, name)).toBe(file)
    expect(formNameOf(formFileOf(file, name))).toBe(name)
  })

  it('is opened with its tests, without those of another file', () => {
    const other = { file: `${folder}connect.flow.json`, text: specification.flow.text }
    const { flows, tests: own } = familyOf(flow, [other, { ...tests, file: testsFileOf(other.file) }, flow, tests])
    expect([flows, own]).toEqual([[flow], [tests]])
  })

  it('is built under this name', () => {
    const built = buildFlows([resolveFlow(file, filesByPath([flow]))], () => 'digest')
    expect(built.map((each) => each.name)).toEqual([`${name}.digest.json`, `${name}.flow.json`, 'manifest.json'])
    expect(JSON.parse(built[1]?.text ?? '')).toMatchObject(JSON.parse(flow.text))
  })
})
