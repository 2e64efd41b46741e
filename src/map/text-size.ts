/**
 * Estimates the width of a text without a browser: widths of DejaVu Sans, the widest of the fonts that systems draw
 * with, in thousandths of the size. A narrower font leaves some room.
 */
const narrow = "fijlrtI.,:;()|'`"
const wide = 'mwMWOQ@%→'
const capital = /[A-Z_0-9]/

export function widthOf(text: string, size: number, isBold = false): number {
  const units = [...text].reduce((sum, letter) => sum + unitsOf(letter), 0)
  return Math.ceil((units / 1000) * size * (isBold ? 1.1 : 1))
}

function unitsOf(letter: string): number {
  if (letter === ' ') return 320
  if (narrow.includes(letter)) return 390
  if (wide.includes(letter)) return 900
  return capital.test(letter) ? 680 : 610
}
