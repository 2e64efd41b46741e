/** Reads docs/conformance.md and docs/accessibility.md: one row for every rule of the product, every criterion of WCAG. */

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
  /** What was decided where the rule leaves something open; often empty. */
  reading: string
  proofs: Proof[]
  /** What was checked by hand, because no test can. */
  byHand: string[]
  /** Parts of the proof cell that are no proofs. */
  strays: string[]
}

/** The rows of all tables with the columns id, rule, reading (or result) and proof, in order. */
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

/** Each proof is a code span, ``tests/engine/next.test.ts › the initial step``, or `by hand: …`; `<br>` separates them. */
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
