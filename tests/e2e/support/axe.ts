/** Runs axe in a page, with every rule of these tags and no exceptions. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame } from '@playwright/test'
import { withRules } from './measure.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const builder = import.meta.resolve('@axe-core/playwright')
const source = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Hides what keeps axe from deciding on contrast and doesn't matter to people: hairlines drawn as gradients of the
 * card's own colour, the outline above a field, a colour in transition, and initials in place of a logo (the name stands
 * beside them).
 */
const decidable = `
  main { background-image: none !important }
  fieldset[aria-hidden=true], svg[aria-hidden=true] text { visibility: hidden }
  *, ::before, ::after { transition: none !important }`

interface Result {
  id: string
  nodes: readonly { html: string; any: readonly { message: string }[] }[]
}

export interface Axe {
  run: (root: Node | object, options: object) => Promise<{ violations: Result[]; incomplete: Result[] }>
}

/** axe takes the page beneath a dialog for its background: contrast in a dialog is checked with that page hidden. */
const onlyDialog = 'html:has(dialog[open]) body *:not(:has(dialog[open]), dialog, dialog *) { visibility: hidden }'

/** What violates a rule, and where axe could not decide. */
export async function violationsOf(frame: Frame): Promise<string[]> {
  await loadAxe(frame)
  const hasDialog = await frame.evaluate(() => document.querySelector('dialog[open]') !== null)
  if (!hasDialog) return withRules(frame, decidable, () => run(frame, { runOnly: tags }))
  const withoutContrast = { runOnly: tags, rules: { 'color-contrast': { enabled: false } } }
  const violations = await withRules(frame, decidable, () => run(frame, withoutContrast))
  const contrast = withRules(frame, decidable + onlyDialog, () => run(frame, { runOnly: ['color-contrast'] }))
  return [...violations, ...(await contrast)]
}

/** Once for each page: axe is large. */
export async function loadAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
}

function run(frame: Frame, options: object): Promise<string[]> {
  return frame.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: Axe }
    const { violations, incomplete } = await axe.run(document, {
      ...options,
      resultTypes: ['violations', 'incomplete'],
    })
    return [...violations, ...incomplete].flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${any[0]?.message ?? ''} ${html.slice(0, 200)}`),
    )
  }, options)
}
