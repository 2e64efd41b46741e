import { describe, expect, it } from 'vitest'
import { rasterFromBase64 } from '../../src/untrusted/raster.ts'

const base64 = (binary: string, length = 64) => btoa(binary.padEnd(length, '\0'))
const png = base64('\x89PNG\r\n\x1a\n')

describe('rasterFromBase64', () => {
  it.each([
    ['PNG', png, 'png'],
    ['JPEG', base64('\xff\xd8\xff\xe0'), 'jpeg'],
    ['GIF', base64('GIF89a'), 'gif'],
    ['WebP', base64('RIFF\x10\0\0\0WEBPVP8 '), 'webp'],
  ])('accepts %s by its first bytes', (_, given, type) => {
    expect(rasterFromBase64(given)).toBe(`data:image/${type};base64,${given}`)
  })

  it('ignores line breaks and a leading data address of any type', () => {
    const wrapped = `data:image/jpeg;base64,${png.slice(0, 20)}\n${png.slice(20)}`
    expect(rasterFromBase64(wrapped)).toBe(`data:image/png;base64,${png}`)
  })

  it('accepts at most 2 MB', () => {
    const size = 2 * 1024 * 1024
    expect(rasterFromBase64(base64('\x89PNG\r\n\x1a\n', size))).not.toBeNull()
    expect(rasterFromBase64(base64('\x89PNG\r\n\x1a\n', size + 96))).toBeNull()
  })

  it.each([
    // hostile-world D38
    ['HTML', base64('<!doctype html>')],
    ['SVG', base64('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['RIFF that is no WebP', base64('RIFF\x10\0\0\0WAVEfmt ')],
    ['a start cut short', btoa('\x89PNG')],
    ['5 MB', base64('\x89PNG\r\n\x1a\n', 5 * 1024 * 1024)],
    ['no base64', '<img src=x>'],
    ['nothing', ''],
    ['no text', null],
    ['a number', 12],
  ])('refuses %s', (_, given) => {
    expect(rasterFromBase64(given)).toBeNull()
  })
})
