/** The table of the parts of the first screen, for the document. */
import { table } from '../../../scripts/markdown-table.ts'
import budgets from '../../budgets/budgets.json' with { type: 'json' }
import { wrapped } from '../wrapped.ts'
import { firstScreenParts } from './first-screen.ts'

const digits = (kib: number) => kib.toFixed(1)

export async function firstScreen(): Promise<string> {
  const sizes = await firstScreenParts()
  const total = sizes.reduce((sum, { kib }) => sum + kib, 0)
  const rows = sizes.map(({ part: { name, before, became }, kib }) => [
    name,
    before === null ? '' : digits(before),
    kib === 0 ? '' : digits(kib),
    became,
  ])
  const about =
    'Scripts that the first screen waits for, in KiB, compressed with gzip: `start`, `core`, `vendor`, `app` and the messages of ' +
    `one language. Their budget is ${budgets.firstScreen.scriptsKiB} KiB. The size of each file is divided among its ` +
    'parts as they weigh by themselves. [Decision 25](decisions/0025-first-screen-weight.md) gives the reasons at length.'
  const { criticalPath, criticalPathWithPreflight } = budgets.firstScreen
  const order =
    `At most ${criticalPath} requests wait for each other until the first screen can be used: the page; its files, all ` +
    'at once; then client info, status, flow and language, which the first of these files requests beside the others. ' +
    `Where the API has another origin, they are ${criticalPathWithPreflight}, with the preflight of client info. ` +
    '`tests/e2e/critical-path.spec.ts` holds each of them back until all that may precede it has been answered.'
  const head = ['part', 'before', 'now', 'what became of it']
  return [
    '## First screen',
    wrapped(about),
    wrapped(order),
    table(head, [...rows, ['all', '129.5', digits(total), '']]),
  ].join('\n\n')
}
