import { readFileSync } from 'node:fs'
import { absent } from '../../support/connect-flow.ts'

/** What is wrong, the edit of the real flow, and the problem with its sentence: three lines each. */
export const mistakes = readFileSync(new URL('../fixtures/mistakes.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n\n')
  .map((stanza) => {
    const [what = '', change = '', found = ''] = stanza.split('\n')
    const [, at = '', value] = /^(\S+) (?:= (.*)|is taken away)$/.exec(change) ?? []
    const [, code, elsewhere, message] = /^([a-z-]+)(?: at (\/\S*|the root))?: (.*)$/.exec(found) ?? []
    const pointer = elsewhere === 'the root' ? '' : (elsewhere ?? at)
    const edits = { [at]: value === undefined ? absent : (JSON.parse(value) as unknown) }
    return { what, edits, problem: { code, pointer, message } }
  })
