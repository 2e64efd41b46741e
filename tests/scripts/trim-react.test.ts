import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Script } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { trimmed, unreached } from '../../scripts/trim-react.ts'

const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'))
const react = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8')
const widget = ['api', 'forms', 'i18n', 'preview', 'screens', 'session', 'ui', 'widget']

const sources = widget.flatMap((module) =>
  readdirSync(`src/${module}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file: `src/${module}/${file}`, text: readFileSync(`src/${module}/${file}`, 'utf8') })),
)

const imported = (text: string) =>
  [...text.matchAll(/import (?:type )?\{([^}]*)\} from 'react(?:-dom(?:\/client)?)?'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  )

describe('the React of the widget', () => {
  it('is still a script, without what it leaves out', () => {
    const text = trimmed(react)
    expect(() => new Script(text)).not.toThrow()
    expect(text).not.toMatch(/hydrateRoot|\bisHydrating\b(?!\$)|[\w$]\.isDehydrated|Exception = Error/)
    expect(text.length).toBeLessThan(react.length)
  })

  it('leaves out nothing that the widget imports', () => {
    const names = Object.keys(unreached)
    const used = sources.flatMap(({ file, text }) =>
      imported(text).flatMap((name) => (names.includes(name) ? [`${file}: ${name}`] : [])),
    )
    expect(used).toEqual([])
    expect(sources.flatMap(({ text }) => imported(text))).toContain('useState')
  })

  it.each([
    ['hydrateRoot', react.replace('exports.hydrateRoot', 'exports.other')],
    ['startViewTransition', react.replaceAll('startViewTransition', 'other')],
  ])('stops the build at a version with another form of %s', (part, other) => {
    expect(() => trimmed(other)).toThrow(part)
  })
})
