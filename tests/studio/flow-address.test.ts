import { describe, expect, it } from 'vitest'
import { parseFlowAddress } from '../../src/studio/storage/flow-address.ts'
import { editableText, parseFiles } from '../../src/studio/storage/read-flow-address.ts'

const page = 'https://widget.example/studio/?flow=x'
const allowed = ['https://flows.example', 'http://plain.example']
const parse = (value: string, at = page) => parseFlowAddress(value, at, allowed)

describe('what `?flow=` may name', () => {
  it.each([
    ['connect', 'https://widget.example/studio/files/connect.json'],
    ['../flows/connect.flow.json', 'https://widget.example/flows/connect.flow.json'],
    ['/flows/connect.flow.json?v=2', 'https://widget.example/flows/connect.flow.json?v=2'],
    ['https://widget.example/flows/connect.flow.json', 'https://widget.example/flows/connect.flow.json'],
    ['https://flows.example/connect.flow.json', 'https://flows.example/connect.flow.json'],
  ])('%s', (value, href) => {
    expect(parse(value)).toMatchObject({ name: 'connect', href })
  })

  it.each([
    ['/flows/my%20flow.flow.json', 'my flow'],
    ['/flows/connect%20(1).flow.json', 'connect (1)'],
    ['/flows/50%25%20off.flow.json', '50% off'],
    ['/flows/50%.flow.json', '50%'],
    ['/flows/a%2520b.flow.json', 'a%20b'],
    ['/flows/a.b.flow.json', 'a.b'],
    ['/my%20flows/connect.flow.json', 'connect'],
    ['/flows%2Fconnect.flow.json', 'connect'],
  ])('a file with the name that it has: %s', (value, name) => {
    expect(parse(value)).toEqual({ kind: 'file', name, href: new URL(value, page).href })
  })

  it('a flow of the same origin without HTTPS, while it is developed', () => {
    expect(parse('/connect.flow.json', 'http://localhost:4300/studio/')?.href).toBe(
      'http://localhost:4300/connect.flow.json',
    )
  })

  it.each([
    'https://evil.example/connect.flow.json',
    'https://flows.example.evil.example/connect.flow.json',
    'https://user:pass@widget.example/connect.flow.json',
    'http://widget.example/connect.flow.json',
    'http://plain.example/connect.flow.json',
    '//evil.example/connect.flow.json',
    '\\\\evil.example\\connect.flow.json',
    'java\nscript:alert(1)//connect.flow.json',
    'javascript:alert(1)//connect.flow.json',
    'data:application/json,{}//connect.flow.json',
    'blob:https://widget.example/connect.flow.json',
    '../index.html',
    '/flows/.flow.json',
    '/flows/con%00nect.flow.json',
    '/flows/con%E2%80%AEnect.flow.json',
    '/flows/con%0Anect.flow.json',
    '/flows/con%5Cnect.flow.json',
    'http://[',
    '',
  ])('not %j', (value) => {
    expect(parse(value)).toBeNull()
  })
})

describe('what arrives', () => {
  it('a list of files is taken with its shape only', () => {
    const flows = [{ file: 'flows/connect.flow.json', text: '{}' }]
    expect(parseFiles(JSON.stringify({ flows }))).toEqual({ flows, forms: [] })
    for (const other of ['', 'null', '[]', '{}', '{"flows":[]}', '{"flows":[{"file":1}]}', '{"flows":[null]}'])
      expect(parseFiles(other)).toBeNull()
    expect(parseFiles(JSON.stringify({ flows, tests: [1] }))).toBeNull()
  })

  it('a delivered flow gets line breaks and loses what the build has added; another text stays as it is', () => {
    const delivered = '{"checked":"0123456789ab","name":"acme","base":"connect","parsedWords":{}}'
    expect(editableText(delivered)).toBe('{\n  "name": "acme"\n}\n')
    for (const text of ['{ "name" :1}', '{', '[]']) expect(editableText(text)).toBe(text)
  })
})
