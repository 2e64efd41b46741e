import { describe, expect, it } from 'vitest'
import { parseAddress } from '../../src/widget/address.ts'

const guid = '17d2f9a7-af3d-4ee4-abf4-08dc0b1ba585'
const long = 'x'.repeat(1000)

describe('token (docs/host.md)', () => {
  it.each([
    ['', { kind: 'required' }],
    ['?token=', { kind: 'required' }],
    [`?token=${guid}`, { kind: 'valid', token: guid, sandbox: false }],
    [`?token=${guid.toUpperCase()}`, { kind: 'valid', token: guid.toUpperCase(), sandbox: false }],
    [`?token=link-sandbox-${guid}`, { kind: 'valid', token: `link-sandbox-${guid}`, sandbox: true }],
    [`?token=link-production-${guid}`, { kind: 'valid', token: `link-production-${guid}`, sandbox: false }],
    [`?token=link-eu-west_2-${guid}`, { kind: 'valid', token: `link-eu-west_2-${guid}`, sandbox: false }],
    [`?token=link-MySandbox2-${guid}`, { kind: 'valid', token: `link-MySandbox2-${guid}`, sandbox: true }],
    ['?token=abc', { kind: 'invalid', given: 'abc' }],
    [`?token=${guid.replace('a', 'g')}`, { kind: 'invalid', given: guid.replace('a', 'g') }],
    [`?token=${guid.replaceAll('-', '')}`, { kind: 'invalid', given: guid.replaceAll('-', '') }],
    [`?token=${guid.slice(1)}`, { kind: 'invalid', given: guid.slice(1) }],
    [`?token=link--${guid}`, { kind: 'invalid', given: `link--${guid}` }],
    [`?token=link-${guid}`, { kind: 'invalid', given: `link-${guid}` }],
    [`?token=sandbox-${guid}`, { kind: 'invalid', given: `sandbox-${guid}` }],
    [`?token=${guid}0`, { kind: 'invalid', given: `${guid}0` }],
    [`?token=x${guid}`, { kind: 'invalid', given: `x${guid}` }],
    [`?token=${guid}&token=${guid}`, { kind: 'invalid', given: guid }],
    [`?token=${guid}&token=`, { kind: 'invalid', given: guid }],
    [`?token=${guid}&x=%E0%A4%A`, { kind: 'invalid', given: guid }],
    [`?token=${long}`, { kind: 'invalid', given: long }],
  ])('%s', (query, verdict) => {
    expect(parseAddress(query).token).toEqual(verdict)
  })
})

describe('source and origin', () => {
  it.each([
    ['?source_id=abc', 'abc'],
    ['?source_id=', null],
    ['?source_id=__proto__', '__proto__'],
    [`?source_id=${long}`, null],
    ['', null],
  ])('source of %s', (query, sourceId) => {
    expect(parseAddress(query).sourceId).toBe(sourceId)
  })

  it('takes the origin unchecked; messages checks it', () => {
    expect(parseAddress('?origin=https://app.example.com').origin).toBe('https://app.example.com')
  })
})

describe('preview', () => {
  it.each([
    ['', null, null],
    ['?preview', '', null],
    ['?preview=', '', null],
    ['?preview=enterCredentials.mfa-question&locale=fr', 'enterCredentials.mfa-question', 'fr'],
    ['?preview=a%21b', 'a!b', null],
    [`?token=${guid}&preview=success`, 'success', null],
  ])('%s', (query, preview, locale) => {
    expect(parseAddress(query)).toMatchObject({ preview, locale })
  })
})
