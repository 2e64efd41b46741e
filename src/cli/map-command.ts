/** `tieline map`: draws a flow. */

import { mermaidOf, mermaidPage, type Outline, outlineOf, svgOf } from '../map/index.ts'
import { attempt, type Command } from './command.ts'
import { chooseFiles, save } from './files.ts'
import { Failure } from './io.ts'
import { soundFlow } from './sound-files.ts'

const formats = ['svg', 'mermaid']

export const mapCommand: Command = {
  words: '[flow]',
  summary: 'draws a flow: its path, the other steps and the transitions between them',
  options: {
    format: { takes: formats.join('|'), oneOf: formats, description: 'a picture, or text that Markdown viewers draw' },
    out: { takes: '<file>', description: 'writes to this file; Mermaid into .md as a page' },
  },
  run: async ({ words, options }, io) => {
    const { flows, extended, forms } = await chooseFiles(words, io)
    const [flow, ...others] = flows
    if (!flow) throw new Failure('There is no flow to draw. Name a file that ends in .flow.json.')
    if (others.length > 0)
      throw new Failure(`One flow at a time: name one of ${flows.map(({ file }) => file).join(', ')}.`)
    const sound = soundFlow(flow.file, [flow, ...extended, ...forms])
    const outline = attempt(`'${flow.file}' can't be drawn`, () => outlineOf(sound.flow))
    const out = options['out']?.[0]
    const format = options['format']?.[0]
    if (out === undefined) io.out(format === 'mermaid' ? mermaidOf(outline) : await svgOf(outline))
    else await save(out, await drawInto(out, format, outline), io)
    return 0
  },
}

/** Mermaid in a Markdown file becomes a page, with the picture of the same name beside it. */
async function drawInto(file: string, format: string | undefined, outline: Outline): Promise<string> {
  const isPage = file.endsWith('.md')
  if (format === 'svg' || (format === undefined && !isPage)) return svgOf(outline)
  const picture = file.replace(/^.*\//, '').replace(/\.md$/, '.svg')
  return isPage ? mermaidPage(outline, picture) : mermaidOf(outline)
}
