/** A minimal PNG encoder for images of palette indexes, 8 bits each (W3C PNG specification). */
import { crc32, deflateSync } from 'node:zlib'

export type Colour = readonly [red: number, green: number, blue: number]

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** @param rows at least one, all of equal length; each pixel is an index into the palette */
export function encodePng(rows: readonly Uint8Array[], palette: readonly Colour[]): Buffer {
  const width = (rows[0] as Uint8Array).length
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(rows.length, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const unfiltered = rows.map((row) => Buffer.concat([Buffer.from([0]), row]))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(Buffer.concat(unfiltered))),
    chunk('IEND', new Uint8Array()),
  ])
}
