/** The same picture as Mermaid, for Markdown that draws it. */
import { labelLines } from './label-lines.ts'
import type { Arrow, Box, Outline, Row } from './parts.ts'

export function mermaidOf({ boxes, arrows, notes }: Outline): string {
  const lines = [
    'flowchart TD',
    '  begin(( ))',
    ...boxes.map((box) => `  ${idOf(box.step)}["${textOf(box)}"]`),
    ...arrows.map(arrowOf),
    ...notes.map((note) => `  %% ${note}`),
  ]
  return `${lines.join('\n')}\n`
}

/** A page of documentation with the picture and the diagram. */
export function mermaidPage(outline: Outline, picture: string): string {
  return [
    `# The flow \`${outline.name}\`\n`,
    'Written by `npm run map` from the flow definition; a test compares them.\n',
    `![The steps of the flow and what leads from one to the next](${picture})\n`,
    ...outline.notes.map((note) => `${note}\n`),
    'The same as Mermaid, to copy into a page of your own:\n',
    `\`\`\`mermaid\n${mermaidOf(outline)}\`\`\``,
    '',
  ].join('\n')
}

/** With a prefix, because words such as `end` are reserved in Mermaid. */
const idOf = (step: string | null) => (step === null ? 'begin' : `step_${step.replaceAll('-', '_')}`)

const textOf = ({ step, rows }: Box) => [`<b>${step}</b>`, ...rows.map(rowOf)].join('<br/>')

function rowOf({ state, entered, leaves }: Row): string {
  const notes = [...(entered.length > 0 ? [`on status ${entered.join(', ')}`] : []), ...leaves].map(escaped)
  return `${state === null ? '' : `<i>${state}</i>${notes.length > 0 ? ': ' : ''}`}${notes.join('; ')}`
}

const strokes: Readonly<Record<Arrow['kind'], string>> = { main: '==>', path: '-->', aside: '-->', back: '-.->' }

function arrowOf({ from, to, kind, labels }: Arrow): string {
  const text = labelLines(labels).map(escaped).join('<br/>')
  return `  ${idOf(from)} ${strokes[kind]}${text === '' ? '' : `|"${text}"|`} ${idOf(to)}`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '#quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
