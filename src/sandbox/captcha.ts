/** Captcha images: characters on a wave, a line through them. Readable on purpose; each image differs from the last. */
import { type Colour, encodePng } from './png.ts'

const glyphs: Readonly<Record<string, readonly string[]>> = {
  k: ['#....', '#....', '#..#.', '#.#..', '##...', '#.#..', '#..#.'],
  '7': ['#####', '....#', '...#.', '..#..', '.#...', '.#...', '.#...'],
  m: ['.....', '.....', '####.', '#.#.#', '#.#.#', '#.#.#', '#.#.#'],
  '2': ['.###.', '#...#', '....#', '..##.', '.#...', '#....', '#####'],
  p: ['.....', '.....', '####.', '#...#', '#...#', '####.', '#....', '#....'],
}

const palette: readonly Colour[] = [
  [239, 244, 249],
  [176, 196, 216],
  [31, 58, 95],
]
const [paper, line, ink] = [0, 1, 2]

const dot = 6
const cell = 8 * dot
const margin = 3 * dot
const height = 7 * dot + 4 * margin

/** PNG, base64 without a `data:` prefix. `variant` moves the line and the wave under the characters. */
export function drawCaptcha(text: string, variant: number): string {
  const wave = (x: number) => Math.sin(x + variant * 1.7) * margin
  const isInk = (x: number, y: number) => {
    const index = Math.floor(x / cell)
    const row = glyphs[text[index] ?? '']?.[Math.floor((y - wave(index * 1.3)) / dot)]
    return row?.[Math.floor((x - index * cell) / dot)] === '#'
  }
  const colourAt = (x: number, y: number) => {
    if (isInk(x - margin, y - 2 * margin)) return ink
    return Math.abs(y - height / 2 - 2 * wave(x / 25)) < 2 ? line : paper
  }
  const width = text.length * cell + margin
  const rows = Array.from({ length: height }, (_, y) => Uint8Array.from({ length: width }, (_, x) => colourAt(x, y)))
  return encodePng(rows, palette).toString('base64')
}
