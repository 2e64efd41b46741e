import { expect, it } from 'vitest'
import { lint } from '../../src/lint/index.ts'

/** Where a finding starts and ends. */
function placeOf(text: string, rule: string, pointer: string) {
  const findings = lint({ flows: [{ file: 'x.flow.json', text }] })
  const found = findings.find((finding) => finding.rule === rule && finding.pointer === pointer)
  return found && `${found.start.line}:${found.start.column}–${found.end.line}:${found.end.column}`
}

it.each([
  ['the second of two equal keys', '{\n  "a": 1,\n  "a": 2\n}', 'sound-json', '/a', '3:3–3:6'],
  ['the character to correct in a text that is not JSON', '{\n  "a": 1,\n}', 'sound-json', '', '2:9–2:10'],
  ['a value without what surrounds it', '{\n  "name": 5\n}', 'shape', '/name', '2:11–2:12'],
  ['an unknown key', '{\n  "nam": "x"\n}', 'known-names', '/nam', '2:3–2:8'],
])('marks %s', (_, text, rule, pointer, place) => {
  expect(placeOf(text, rule, pointer)).toBe(place)
})
