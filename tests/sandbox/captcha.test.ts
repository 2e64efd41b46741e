import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createTester } from './tester.ts'

async function images(count: number): Promise<Buffer[]> {
  const { call, connect, advance } = await createTester()
  await connect('user_captcha')
  advance(1500)
  const drawn: Buffer[] = []
  for (let i = 0; i < count; i++) {
    drawn.push(Buffer.from((await call('captchaGet')).body.captcha_image_base64, 'base64'))
    await call('captchaAnswer', { answer: 'wrong' })
  }
  return drawn
}

describe('captcha', () => {
  it('is a PNG with the pixels that its header states', async () => {
    const [image = Buffer.alloc(0)] = await images(1)
    expect(image.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
    const [width, height] = [image.readUInt32BE(16), image.readUInt32BE(20)]
    const start = image.indexOf('IDAT')
    const pixels = inflateSync(image.subarray(start + 4, start + 4 + image.readUInt32BE(start - 4)))
    expect(pixels.length).toBe((width + 1) * height)
    expect(image.subarray(-8, -4).toString()).toBe('IEND')
  })

  it('shows five characters, none of them clipped', async () => {
    const [image = Buffer.alloc(0)] = await images(1)
    const [width, height] = [image.readUInt32BE(16), image.readUInt32BE(20)]
    const start = image.indexOf('IDAT')
    const pixels = inflateSync(image.subarray(start + 4))
    const column = (x: number) => Array.from({ length: height }, (_, y) => pixels[y * (width + 1) + 1 + x])
    const inked = Array.from({ length: width }, (_, x) => column(x).includes(2))
    expect(inked.filter((ink, x) => ink && !inked[x - 1])).toHaveLength(5)
    expect([inked[0], inked[width - 1]]).toEqual([false, false])
  })

  it('differs each time', async () => {
    const drawn = await images(4)
    expect(new Set(drawn.map((image) => image.toString('base64'))).size).toBe(4)
  })
})
