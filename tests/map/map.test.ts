/** The picture of a flow: the docs contain the current one, it is the same each time, and nothing overlaps. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CompiledFlow, compile } from '../../src/flow/index.ts'
import { bundledElk } from '../../src/map/bundled-elk.ts'
import { mermaidOf, mermaidPage, outlineOf, svgOf } from '../../src/map/index.ts'
import { type Layout, layOut, type PlacedArrow } from '../../src/map/layout.ts'
import { withArrowsListed } from '../../src/map/listed.ts'
import { type MapStyle, printed, zoomable } from '../../src/map/styles.ts'
import { widthOf } from '../../src/map/text-size.ts'
import { type Case, textOf } from '../lint/support/cases.ts'

function flowOf(base: string, edits: Case['edits'] = {}): CompiledFlow {
  const { flow, problems } = compile(JSON.parse(textOf({ base, edits })))
  if (!flow) throw new Error(JSON.stringify(problems))
  return flow
}

const connect = outlineOf(flowOf('connect'))
const elk = await bundledElk()
const docs = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8')

describe('the map in the docs', () => {
  it('has the picture of the current flow (npm run map)', async () => {
    expect(await svgOf(connect)).toBe(docs('flow-map.svg'))
  })

  it('has the page of the current flow (npm run map)', () => {
    expect(mermaidPage(connect, 'flow-map.svg')).toBe(docs('flow-map.md'))
  })
})

describe('an outline', () => {
  it('has every step and every state', () => {
    const { steps } = flowOf('connect').definition
    expect(connect.boxes.map(({ step }) => step).sort()).toEqual(Object.keys(steps).sort())
    for (const { step, rows } of connect.boxes)
      expect(rows.flatMap(({ state }) => state ?? [])).toEqual(Object.keys(steps[step]?.states ?? {}))
  })

  it('has the path as its main line', () => {
    const main = connect.arrows.filter(({ kind }) => kind === 'main').map(({ from, to }) => `${from} → ${to}`)
    expect(main).toEqual([
      'null → consent',
      'consent → chooseConnectionMethod',
      'chooseConnectionMethod → selectSource',
      'selectSource → enterCredentials',
      'enterCredentials → success',
    ])
  })

  it.each([
    ['SELECT_SOURCE', 'if byInvoices', 'selectSource', 'uploadInvoices', 'path'],
    ['ADD_SOURCE', 'if showAddSource', 'selectSource', 'addSource', 'aside'],
    ['TRY_AGAIN', 'if not sourceKnown', 'errorTryAgain', 'selectSource', 'back'],
    ['polling takes too long', null, 'enterCredentials', 'errorSubmitEmail', 'aside'],
    ['→ polling', 'if resumes', null, 'enterCredentials', 'path'],
  ])('%s, %s leads from %s to %s', (on, when, from, to, kind) => {
    const arrow = connect.arrows.find((each) => each.from === from && each.to === to)
    expect(arrow?.labels).toContainEqual({ on, when })
    expect(arrow?.kind).toBe(kind)
  })

  it('notes what is switched off, and which variants are not drawn', () => {
    const { notes, boxes } = outlineOf(
      flowOf('small', {
        '/steps/consent/enabled': false,
        '/variants': [{ id: 'silent', when: { '!': { var: 'in.showConsent' } }, merge: {} }],
      }),
    )
    expect(notes).toContain('Switched off: consent.')
    expect(notes).toContain('Variant silent, if not showConsent: not drawn.')
    expect(boxes.map(({ step }) => step)).not.toContain('consent')
  })
})

interface Area {
  name: string
  x: number
  y: number
  width: number
  height: number
}

function labelArea({ label, from, to }: PlacedArrow, style: MapStyle): Area[] {
  if (!label) return []
  const width = Math.max(...label.lines.map((text) => widthOf(text, style.label.size)))
  return [{ ...label, name: `${from} → ${to}`, width, height: label.lines.length * style.label.height }]
}

function overlaps({ boxes, arrows }: Layout, style = zoomable): string[] {
  const areas: Area[] = [
    ...boxes.map((box) => ({ ...box, name: box.step })),
    ...arrows.flatMap((arrow) => labelArea(arrow, style)),
  ]
  return areas.flatMap((a, index) =>
    areas
      .slice(index + 1)
      .filter((b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height)
      .map((b) => `${a.name} / ${b.name}`),
  )
}

describe('a picture', () => {
  it('can be read on a page of 900 px', async () => {
    const svg = await svgOf(connect)
    const width = Number(/ width="(\d+)"/.exec(svg)?.[1])
    const sizes = [...svg.matchAll(/font-size:(\d+)px/g)].map(([, size]) => Number(size))
    expect(Math.min(...sizes) * (900 / width)).toBeGreaterThan(11)
  })

  it('lists what leads aside or back in the boxes, and loses nothing of it', async () => {
    const { boxes, arrows } = withArrowsListed(connect)
    const said = boxes.flatMap(({ rows }) => rows.flatMap(({ leaves }) => leaves)).join()
    const moved = connect.arrows.filter((_, at) => arrows[at]?.labels.length === 0)
    expect(moved.length).toBeGreaterThan(5)
    for (const { to, labels } of moved)
      for (const { on, when } of labels) for (const words of [to, on, when ?? '']) expect(said).toContain(words)
    expect(overlaps(await layOut({ ...connect, boxes, arrows }, elk, printed), printed)).toEqual([])
  })

  it('is the same each time', async () => {
    const again = outlineOf(flowOf('connect'))
    expect(await svgOf(again)).toBe(await svgOf(connect))
  })

  it('draws the main line straight from the first step to the last', async () => {
    const { arrows } = await layOut(connect, elk)
    const across = arrows.filter(({ kind }) => kind === 'main').flatMap(({ points }) => points.map(({ x }) => x))
    expect(Math.max(...across) - Math.min(...across)).toBeLessThan(1)
  })

  it('has no overlaps, whatever the order of the path', async () => {
    const { path } = flowOf('connect').definition
    const orders = fc.shuffledSubarray([...path].slice(0, -1), { minLength: path.length - 1 })
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const flow = flowOf('connect', { '/path': [...order, 'success'] })
        expect(overlaps(await layOut(outlineOf(flow), elk))).toEqual([])
      }),
      { numRuns: 3 },
    )
    expect(overlaps(await layOut(connect, elk))).toEqual([])
  })

  it('is well-formed, whatever the name and the notes of a flow', async () => {
    const svg = await svgOf({ ...connect, name: '<a> & "b"', notes: ['x < y & z'] })
    expect(svg).toContain('&lt;a&gt; &amp; &quot;b&quot;')
    expect(svg).not.toMatch(/NaN|undefined/)
    expect(svg).toContain('prefers-color-scheme:dark')
  })
})

describe('Mermaid', () => {
  it('has a line for every step and arrow', () => {
    const lines = mermaidOf(connect).split('\n')
    expect(lines.filter((line) => /^ {2}step_\w+\["/.test(line))).toHaveLength(connect.boxes.length)
    expect(lines.filter((line) => /(==>|-->|-\.->)/.test(line))).toHaveLength(connect.arrows.length)
  })
})
