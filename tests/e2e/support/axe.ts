/** axe, put into a page once and asked as often as wanted. Every rule of these tags is on, and nothing is waived. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame } from '@playwright/test'
import { addRules } from './measure.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const builder = import.meta.resolve('@axe-core/playwright')
const source = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Takes away what people see through and axe doesn't, so that it has to decide on contrast everywhere: hairlines drawn as
 * gradients of the card's own colour, the outline that lies over a field, a colour that is still changing, and initials
 * in place of a logo (their names stand beside them).
 */
const clear = `
  main { background-image: none !important }
  fieldset[aria-hidden=true], svg[aria-hidden=true] text { visibility: hidden }
  *, ::before, ::after { transition: none !important }`

interface Result {
  id: string
  nodes: readonly { html: string; any: readonly { message: string }[] }[]
}

interface Axe {
  run: (root: Node, options: object) => Promise<{ violations: Result[]; incomplete: Result[] }>
}

/** What lies beneath a dialog shines through it, for axe. It is looked at where no dialog is open. */
const uncovered = 'html:has(dialog[open]) body *:not(:has(dialog[open]), dialog, dialog *) { visibility: hidden }'

/** What axe finds wrong, and where it could not tell. */
export async function violationsOf(frame: Frame): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) {
    await frame.evaluate(source)
    await frame.evaluate(addRules, clear)
  }
  const inDialog = await frame.evaluate(() => document.querySelector('dialog[open]') !== null)
  if (!inDialog) return run(frame, { runOnly: tags })
  const faults = await run(frame, { runOnly: tags, rules: { 'color-contrast': { enabled: false } } })
  await frame.evaluate(addRules, uncovered)
  return [...faults, ...(await run(frame, { runOnly: ['color-contrast'] }))]
}

function run(frame: Frame, options: object): Promise<string[]> {
  return frame.evaluate(async (asked) => {
    const { axe } = window as unknown as { axe: Axe }
    const { violations, incomplete } = await axe.run(document, { ...asked, resultTypes: ['violations', 'incomplete'] })
    return [...violations, ...incomplete].flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${any[0]?.message ?? ''} ${html.slice(0, 200)}`),
    )
  }, options)
}
