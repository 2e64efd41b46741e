/** A customer's flow whose text is not sound can be reached: its text is shown, at the place of what was found. */
import { describe, expect, it } from 'vitest'
import { lint } from '../../src/lint/index.ts'
import { editBetween } from '../../src/studio/document/edits/edit.ts'
import { goToNextFinding } from '../../src/studio/page/next-finding.ts'
import { filesNow, textFilesOf } from '../../src/studio/store/files.ts'
import { goToFinding } from '../../src/studio/store/go-to-finding.ts'
import { createStudio, type Studio } from '../../src/studio/store/store.ts'
import type { Texts } from '../../src/studio/ui-texts.tsx'
import { specification } from '../support/specification.ts'

const { flow, tests } = specification
const acme = 'flows/acme.flow.json'
const beta = 'flows/beta.flow.json'
const variant = (name: string) => JSON.stringify({ extends: 'connect', name, merge: {} }, null, 2)
const flows = [flow, { file: acme, text: variant('acme') }, { file: beta, text: variant('beta') }]
const text = ((key: string) => key) as Texts

const broken = [
  ['is no JSON', variant('acme').replace('"name":', '"name"')],
  ['merges to no flow', variant('acme').replace('{}', '{ "path": 1 }')],
] as const

/** With the flow in front that was opened, and this text of acme. */
function openWith(written: string): Studio {
  const studio = createStudio({ widget: 'http://widget.test/', files: { flows, tests: [tests] } }) as Studio
  studio.applyTo(acme, (now) => editBetween(now, written, { code: 'file-changed' }))
  studio.show('centre', 'customers')
  return studio
}

describe.each(broken)("a customer's flow that %s", (_, written) => {
  it('is shown as text when it is opened, and comes to the front once it is a flow again', () => {
    const studio = openWith(written)
    studio.openFlow(acme)
    expect(studio.store.getState()).toMatchObject({
      file: flow.file,
      isSound: true,
      shownText: { file: acme, finding: null },
      front: { centre: 'text' },
    })
    studio.applyTo(acme, (now) => editBetween(now, variant('acme'), { code: 'file-changed' }))
    studio.openFlow(acme)
    expect(studio.store.getState()).toMatchObject({ file: acme, shownText: null })
  })

  it('is gone through, finding by finding, and left for the next flow', () => {
    const studio = openWith(written)
    studio.applyTo(beta, (now) => editBetween(now, written.replace('acme', 'beta'), { code: 'file-changed' }))
    studio.setChecks({ findings: lint(filesNow(studio.store.getState())) })
    const shown = () => studio.store.getState().shownText?.file
    const visited = Array.from({ length: 4 }, () => {
      goToNextFinding(studio, text)
      return shown()
    })
    expect(new Set(visited)).toEqual(new Set([acme, beta]))
    expect(studio.store.getState().selected).toBe('/steps/consent')
  })
})

it('the flow that a customer extends, which keeps the one in front from running, is shown at its mistake', () => {
  const files = { flows: [{ file: acme, text: variant('acme') }], extended: [flow] }
  const studio = createStudio({ widget: 'http://widget.test/', files }) as Studio
  const written = flow.text.replace('"name": "connect"', '"name" "connect"')
  studio.applyTo(flow.file, (now) => editBetween(now, written, { code: 'file-changed' }))
  const { selected, isSound } = studio.store.getState()
  expect(isSound).toBe(false)
  const finding = { file: flow.file, pointer: '/name', start: { line: 3, column: 10 } }
  goToFinding(studio, finding)
  const { pointer, start } = finding
  expect(studio.store.getState()).toMatchObject({
    file: acme,
    selected,
    shownText: { file: flow.file, finding: { pointer, start } },
  })
})

it('the text editor offers the flow in front first, its tests, and the other flows', () => {
  const studio = openWith(variant('acme'))
  expect(textFilesOf(studio.store.getState())).toEqual([flow.file, tests.file, acme, beta])
  studio.openFlow(acme)
  expect(textFilesOf(studio.store.getState())).toEqual([acme, 'flows/acme.tests.json', flow.file, beta])
})

it('a file that is not there is not shown', () => {
  const studio = openWith(variant('acme'))
  studio.openFlow('flows/gone.flow.json')
  expect(studio.store.getState()).toMatchObject({ file: flow.file, shownText: null, front: { centre: 'customers' } })
})
