/** `npm run docs:design`: writes the tables of docs/visual-design.md and the picture docs/images/colours.svg from src/ui/tokens.ts. */
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { table } from '../../scripts/markdown-table.ts'
import { brandDefaults, type Scheme } from '../../src/ui/base-tokens.ts'
import { brandColours } from '../../src/ui/brand.ts'
import { tokenValues } from '../../src/ui/theme.ts'
import { type Colours, colours, motion, shadow, size, type } from '../../src/ui/tokens.ts'

const docs = join(dirname(fileURLToPath(import.meta.url)), '../../docs')
const schemes: Scheme[] = ['light', 'dark']
const block = /(<!-- tokens -->\n)[\s\S]*?(<!-- end of tokens -->)/

/** The purpose of each colour; the compiler requires a line for every new one. */
const purposes = {
  dim: 'around the card, over a host page',
  page: 'around the card, in a window of its own',
  surface: 'the card',
  raised: 'a sheet over the card',
  subtle: 'quiet backgrounds: disabled, a letter in place of a logo',
  hover: 'under the pointer',
  line: 'hairlines that only decorate',
  edge: 'edges by which a control is recognised (3:1)',
  text: 'headings and labels',
  secondary: 'sentences and hints',
  error: 'text and icon of an error',
  errorTint: 'background of an error',
  success: 'icon of success',
  successTint: 'background of success',
  infoTint: 'background of a hint',
  plate: 'behind pictures from outside, which are made for white paper',
  mark: 'text of the preview mark',
  markTint: 'background of the preview mark',
} as const satisfies Record<keyof Colours, string>

const uses = {
  heading: 'title of a screen',
  title: 'title of a sheet',
  body: 'sentences, typed text',
  label: 'buttons, names of rows',
  small: 'labels of fields, notices, quiet buttons',
  caption: 'hints, small print',
} as const satisfies Record<keyof typeof type, string>

const parts = {
  fill: 'background of the primary button',
  onFill: 'text of the primary button (4.5:1)',
  ink: 'links and icons (4.5:1)',
  accent: 'focus, edges, ticks (3:1)',
  tint: 'background of a selected row',
}

const code = (value: string | number) => `\`${value}\``
const [light, dark] = [brandColours(brandDefaults.primary, 'light'), brandColours(brandDefaults.primary, 'dark')]

function tokens(): string {
  const { radius } = tokenValues(null, 'light')
  const names = Object.keys(purposes) as (keyof Colours)[]
  return [
    table(
      ['colour', 'light', 'dark', 'for'],
      names.map((name) => [name, code(colours.light[name]), code(colours.dark[name]), purposes[name]]),
    ),
    `The brand's colour, ${code(brandDefaults.primary)} unless a deployer says otherwise, is used in these parts:`,
    table(
      ['part', 'light', 'dark', 'for'],
      Object.entries(parts).map(([name, purpose]) => {
        const part = name as keyof typeof parts
        return [name, code(light[part]), code(dark[part]), purpose]
      }),
    ),
    table(
      ['type', 'size', 'line', 'weight', 'for'],
      Object.entries(type).map(([name, { fontSize, lineHeight, fontWeight }]) => {
        return [name, `${fontSize} px`, `${lineHeight} px`, fontWeight, uses[name as keyof typeof uses]]
      }),
    ),
    table(
      ['size', 'px'],
      Object.entries(size).map(([name, px]) => [name, px]),
    ),
    table(
      ['radius', 'px', 'from the brand’s number'],
      [
        ['control', radius.control, 'as it is: buttons, fields, rows, notices'],
        ['small', radius.small, 'two thirds: tiles, ticks'],
        ['card', radius.card, '8 more, 32 at most; a square brand stays square'],
      ],
    ),
    table(
      ['elevation', 'light', 'dark'],
      (['card', 'sheet'] as const).map((name) => [name, code(shadow.light[name]), code(shadow.dark[name])]),
    ),
    table(
      ['motion', 'value', 'for'],
      [
        ['quick', `${motion.quick} ms`, 'colours under pointer and finger'],
        ['screen', `${motion.screen} ms`, 'a new screen or sheet'],
        ['slow', `${motion.slow} ms`, 'the logos of consent, a ring that closes'],
        ['ease', code(motion.ease), 'all of them'],
      ],
    ),
  ].join('\n\n')
}

/** An SVG picture of the colours, with a row for each scheme. */
function swatches(): string {
  const brand = { light, dark }
  const rows = schemes.map((scheme, row) => {
    const { surface, text } = colours[scheme]
    const own = Object.entries({ ...colours[scheme], ...pick(brand[scheme]) }).filter(([name]) => name !== 'dim')
    const tiles = own.map(([name, colour], at) => {
      const [x, y] = [16 + (at % 10) * 92, row * 208 + 16 + Math.floor(at / 10) * 92]
      return `<rect x="${x}" y="${y}" width="76" height="56" rx="8" fill="${colour}" stroke="${text}" stroke-opacity=".16"/>
<text x="${x}" y="${y + 72}" fill="${text}">${name}</text>`
    })
    return `<rect y="${row * 208}" width="936" height="200" rx="12" fill="${surface}"/>\n${tiles.join('\n')}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 936 408" font-family="system-ui, sans-serif" font-size="12">
<title>The colours of both schemes</title>
${rows.join('\n')}
</svg>
`
}

const pick = (brand: typeof light) =>
  Object.fromEntries((Object.keys(parts) as (keyof typeof parts)[]).map((name) => [name, brand[name]]))

/** The generated text of the two files. */
export async function designPage(): Promise<Record<string, string>> {
  const page = await readFile(join(docs, 'visual-design.md'), 'utf8')
  if (!block.test(page))
    throw new Error('docs/visual-design.md has no place for the tokens: <!-- tokens --> … <!-- end of tokens -->')
  return {
    'visual-design.md': page.replace(block, (_, open: string, close: string) => `${open}\n${tokens()}\n${close}`),
    'images/colours.svg': swatches(),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, text] of Object.entries(await designPage())) await writeFile(join(docs, file), text)
}
