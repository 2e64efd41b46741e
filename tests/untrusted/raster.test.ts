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

  it.each([
    ['line breaks', (text: string) => text.replace(/.{20}/g, '$&\r\n')],
    ['a data address of another type', (text: string) => `data:image/jpeg;base64,${text}`],
    ['a data address with parameters', (text: string) => ` DATA:application/octet-stream;name=a.png; base64,${text}`],
    ['a data address without a type', (text: string) => `data:;base64,${text}`],
    ['the alphabet for addresses', (text: string) => text.replaceAll('+', '-').replaceAll('/', '_')],
    ['no padding', (text: string) => text.replaceAll('=', '')],
    ['line breaks after half of the padding', (text: string) => `${text.slice(0, -1)}\n=\n`],
  ])('reads base64 with %s', (_, write) => {
    // With each letter of the alphabet, and two characters of padding.
    const bytes = Array.from({ length: 191 }, (_, at) => String.fromCharCode((at * 7) % 256)).join('')
    const text = btoa(`\x89PNG\r\n\x1a\n${bytes}`)
    expect(text).toMatch(/\+.*\/.*[^=]==$/)
    expect(rasterFromBase64(write(text))).toBe(`data:image/png;base64,${text}`)
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
    ['base64 of a length that no bytes have', `${png.replaceAll('=', '').slice(0, 60)}A`],
    ['padding in the middle', `${png.slice(0, 40)}==${png.slice(40)}`],
    ['another alphabet', png.replaceAll('A', '!')],
    ['nothing', ''],
    ['no text', null],
    ['a number', 12],
  ])('refuses %s', (_, given) => {
    expect(rasterFromBase64(given)).toBeNull()
  })
})
