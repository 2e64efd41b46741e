/** docs/conformance.md and docs/accessibility.md, read: one row for every rule of the specification, every criterion of WCAG. */

export interface Proof {
  /** From the root of the repository. */
  file: string
  /** Part of a test's full name: its describes and its title, joined by ' › '. */
  text: string
}

export interface Row {
  /** Section and number: `4.12`. */
  id: string
  rule: string
  /** What was taken where the specification has two readings, and why; often empty. */
  reading: string
  proofs: Proof[]
  /** What was done by hand, where no test can tell. */
  byHand: string[]
  /** What stands in the proof cell and is none. */
  strays: string[]
}

/** Rows of all tables with the columns id, rule, reading (or result), proof; in order. */
export function parseTable(markdown: string): Row[] {
  const lines = markdown.split('\n').filter((line) => line.startsWith('|'))
  const rows = lines.map((line) => cellsOf(line)).filter(([id]) => id !== 'id' && !/^-+$/.test(id ?? ''))
  return rows.map(([id = '', rule = '', reading = '', proof = '']) => ({ id, rule, reading, ...readProofs(proof) }))
}

/** A bar that belongs to the text is written `\|`, as in any Markdown table. */
const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

/** Each proof is a code span, ``tests/engine/next.test.ts › the initial step``, or `by hand: …`; between them stands `<br>`. */
function readProofs(cell: string): Pick<Row, 'proofs' | 'byHand' | 'strays'> {
  const proofs: Proof[] = []
  const byHand: string[] = []
  const strays: string[] = []
  for (const part of cell.split('<br>').map((each) => each.trim())) {
    const [, file, text] = /^`(\S+) › ([^`]+)`$/.exec(part) ?? []
    const [, done] = /^by hand: (.+)$/.exec(part) ?? []
    if (file !== undefined && text !== undefined) proofs.push({ file, text })
    else if (done !== undefined) byHand.push(done)
    else strays.push(part)
  }
  return { proofs, byHand, strays }
}
