/** Each finding of docs/findings.md has its picture, and each picture its finding. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const docs = join(import.meta.dirname, '../../docs')

it('every finding has a picture', () => {
  const rows = [
    ...readFileSync(join(docs, 'findings.md'), 'utf8').matchAll(/^\| (\d+) .*images\/findings\/(\d+)\.png/gm),
  ]
  const numbers = rows.map(([, number]) => Number(number))
  expect(numbers).toEqual(Array.from({ length: 19 }, (_, at) => 25 + at))
  expect(rows.map(([, , picture]) => Number(picture))).toEqual(numbers)
  expect(readdirSync(join(docs, 'images/findings')).sort()).toEqual(numbers.map((number) => `${number}.png`))
})
