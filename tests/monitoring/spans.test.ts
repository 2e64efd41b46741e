import { describe, expect, it } from 'vitest'
import { cutAddress } from '../../src/monitoring/address.ts'
import { createLabeller, createMeasure, isMeasured } from '../../src/monitoring/spans.ts'

const origin = 'https://widget.example'

it.each([
  ['our own, without its query', `${origin}/source?token=t#h`, `${origin}/source`],
  ['our own, without credentials', 'https://user:word@widget.example/a', `${origin}/a`],
  ['a stranger', 'https://cdn.example/logos/acme.svg', null],
  ['a stranger that begins alike', 'https://widget.example.evil/a', null],
  ['another port', 'https://widget.example:8443/a', null],
  ['another scheme', 'data:text/plain,acme', null],
  ['a path alone', '/source', null],
  ['no text', undefined, null],
])('an address is cut: %s', (_, address, expected) => {
  expect(cutAddress(address, origin)).toBe(expected)
})

describe('what is measured of the files that a page loads', () => {
  const measure = createMeasure(origin)

  it.each([
    ['script', `${origin}/assets/a.js`, `${origin}/assets/a.js`],
    ['link', `${origin}/flows/connect.flow.json?token=t`, `${origin}/flows/connect.flow.json`],
    ['css', `${origin}/a.css`, `${origin}/a.css`],
    ['img', `${origin}/logos/acme.svg`, null],
    ['img', 'https://cdn.example/acme.png', null],
    ['script', 'https://cdn.example/acme.js', null],
    ['iframe', `${origin}/a`, null],
    ['other', 'https://api.example/link/info', null],
  ])('%s %s', (type, url, expected) => {
    const request = measure({ url, type })
    // The library ends its work at a request without an address, so each has one.
    expect(request?.url).toEqual(expect.any(String))
    const span = { name: `[ResourceLoad]${request?.url}` }
    expect(isMeasured(span) ? request?.url : null).toBe(expected)
  })

  it('asks for no headers on anybody else’s request', () => {
    expect(measure({ url: `${origin}/a.js`, type: 'script' })).toEqual({ url: `${origin}/a.js`, type: 'script' })
  })

  it('a page load is measured', () => {
    expect(isMeasured({ name: '[FullPageLoad]/consent' })).toBe(true)
  })
})

describe('the flow of a span', () => {
  it.each([
    ['before a session has one', null, []],
    ['of the flow itself', { flow: 'connect', version: 3, variant: null }, ['name connect', 'version 3']],
    ['of a variant', { flow: 'connect', version: 3, variant: 'acme' }, ['name connect', 'version 3', 'variant acme']],
  ])('%s', (_, flow, expected) => {
    const attributes: string[] = []
    const keep = createLabeller(() => flow)({
      setAttribute: (name, value) => attributes.push(`${name.replace('tieline.flow.', '')} ${value}`),
    })
    expect([keep, attributes]).toEqual([true, expected])
  })
})
