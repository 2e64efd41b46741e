/** The tokens of src/ui/tokens.ts as custom properties, for the style sheets of the widget and of the studio. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Scheme } from '../../src/ui/base-tokens.ts'
import { type Brand, readBrand } from '../../src/ui/brand.ts'
import { brandProperties } from '../../src/ui/properties.ts'
import { colours, motion, rem, shadow, size, type } from '../../src/ui/tokens.ts'
import { out } from './files.ts'

const banner = '/* Written by `npm run generate` from src/ui/tokens.ts. Change that instead. */\n'

/** `cardWidth` → `card-width`. */
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

type Properties = readonly (readonly [string, string])[]

const rule = (selector: string, properties: Properties) =>
  `${selector} {\n${properties.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`

/** In browsers before 2024 a backdrop does not inherit. */
const schemeRules = (root: string, scheme: Scheme, more: Properties = []) =>
  rule(root, [...more, ...ofScheme(scheme)]) +
  rule(`${root} ::backdrop`, [
    ['--dim', colours[scheme].dim],
    ['--screen', `${motion.screen}ms`],
  ])

const ofScheme = (scheme: Scheme): Properties => [
  ['--scheme', scheme],
  ...Object.entries(colours[scheme]).map(([name, value]): [string, string] => [`--${kebab(name)}`, value]),
  ...Object.entries(shadow[scheme]).map(([name, value]): [string, string] => [`--shadow-${name}`, value]),
  // A plate on a dark card needs no edge, but room around a logo with round corners, whose white paper takes the
  // colour of the plate.
  ['--plate-edge', scheme === 'dark' ? 'transparent' : colours[scheme].line],
  ['--plate-room', scheme === 'dark' ? '8px' : '0px'],
  ['--plate-blend', scheme === 'dark' ? 'multiply' : 'normal'],
  // Until the page knows the brand of the deployer.
  ...brandProperties(readBrand(null), scheme),
]

const ofBoth: Properties = [
  ...Object.entries(size).map(([name, px]): [string, string] => [`--size-${kebab(name)}`, `${px}px`]),
  ...Object.entries(type).flatMap(([name, { fontWeight, fontSize, lineHeight, ...more }]): [string, string][] => [
    [`--type-${name}`, `${fontWeight} ${rem(fontSize)}/${rem(lineHeight)} var(--font)`],
    ...('letterSpacing' in more ? [[`--spacing-${name}`, more.letterSpacing] as [string, string]] : []),
  ]),
  ...Object.entries(motion).map(([name, value]): [string, string] => [
    `--${name}`,
    typeof value === 'number' ? `${value}ms` : value,
  ]),
]

/** The studio has the colours of the widget with a brand of its own, so that a preview stands out from what is around it. */
const studioBrand: Brand = { primary: '#14614f', radius: 4 }

const studioColours = (scheme: Scheme): Properties => [
  ...Object.entries(colours[scheme]).map(([name, value]): [string, string] => [`--${kebab(name)}`, value]),
  ...brandProperties(readBrand(studioBrand), scheme),
]

/** Browsers in which people edit flows know `light-dark()`. */
function studioProperties(): Properties {
  const dark = new Map(studioColours('dark'))
  return studioColours('light').map(([name, value]) => {
    const other = dark.get(name)
    return [name, other === value ? value : `light-dark(${value}, ${other})`]
  })
}

export const writeTokens = async (): Promise<void> => {
  await writeWidgetTokens()
  await writeFile(join(out, 'studio-tokens.css'), banner + rule(':root', studioProperties()))
}

/** The scheme of the system, unless the page says which. */
const writeWidgetTokens = (): Promise<void> =>
  writeFile(
    join(out, 'tokens.css'),
    [
      banner,
      schemeRules(':root', 'light', ofBoth),
      `@media (prefers-color-scheme: dark) {\n${schemeRules(':root:not([data-scheme="light"])', 'dark')}}\n`,
      schemeRules(':root[data-scheme="dark"]', 'dark'),
    ].join('\n'),
  )
