/** schemas/screens.json says what each screen sends, asks and reads: compared with the screens themselves. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { screensOfSetting } from '../../src/analysis/index.ts'
import { flowShape } from '../../src/generated/flow.shape.ts'
import { messageTexts } from '../../src/generated/message-texts.ts'
import { screens } from '../../src/generated/screens.ts'

const { eventName, screenName, readName } = flowShape.definitions
const textGroups = new Set(Object.keys(messageTexts.en).map((key) => key.split('.', 1).join()))
const root = join(import.meta.dirname, '../..')
const eventNames: readonly string[] = eventName.enum
const unreadable = '(write the name here, so that it can be read)'

function nodesOf(file: string): ts.Node[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const nodes: ts.Node[] = [source]
  for (const node of nodes) ts.forEachChild(node, (child) => void nodes.push(child))
  return nodes
}

/** A file and what it imports from its own module. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const node of nodesOf(file)) {
    const part = laterPartIn(node)
    if (part !== null) filesOf(join(root, `src/screens/options/${part}.tsx`), found)
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) continue
    if (!node.moduleSpecifier.text.startsWith('.')) continue
    const target = join(dirname(file), node.moduleSpecifier.text)
    if (target.startsWith(join(root, 'src/screens/'))) filesOf(target, found)
  }
  return found
}

/** The name of a part that the screen loads later. */
function laterPartIn(node: ts.Node): string | null {
  const [name] = ts.isCallExpression(node) && calleeOf(node) === 'laterPart' ? node.arguments : []
  return name && ts.isStringLiteral(name) ? name.text : null
}

const nodesOfScreen = (screen: string) => [...filesOf(join(root, `src/screens/${screen}.tsx`))].flatMap(nodesOf)

const calleeOf = ({ expression }: ts.CallExpression): string | null =>
  ts.isPropertyAccessExpression(expression)
    ? expression.name.text
    : ts.isIdentifier(expression)
      ? expression.text
      : null

/** The type of an event that is put together here; one that can't be read off is in no table. */
function sentBy(node: ts.Node): string[] {
  if (ts.isShorthandPropertyAssignment(node) && node.name.text === 'type') return [unreadable]
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'type') return []
  if (!ts.isStringLiteral(node.initializer)) return [unreadable]
  return [node.initializer.text].filter((name) => eventNames.includes(name))
}

function askedBy(node: ts.Node): string[] {
  if (!ts.isCallExpression(node) || calleeOf(node) !== 'can') return []
  const [event] = node.arguments
  return event && ts.isStringLiteral(event) ? [event.text] : [unreadable]
}

/** Reads are query options on the view; src/widget/view.ts says which calls they stand for. */
const readsOfView = new Map(
  nodesOf(join(root, 'src/widget/view.ts')).flatMap((node): [string, string[]][] => {
    if (!ts.isPropertyAssignment(node) || !ts.isArrowFunction(node.initializer)) return []
    const reads = [...node.initializer.getText().matchAll(/session\.reads\(\)\.(\w+)/g)].map(([, name = '']) => name)
    return reads.length > 0 ? [[node.name.getText(), reads]] : []
  }),
)

const readBy = (node: ts.Node): string[] =>
  ts.isCallExpression(node) ? (readsOfView.get(calleeOf(node) ?? '') ?? []) : []

/** The group of a text whose key is written here, or begins here. */
function shownBy(node: ts.Node): string[] {
  if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node) && !ts.isTemplateHead(node)) return []
  const [group, rest] = node.text.split('.') as [string, string?]
  return rest !== undefined && textGroups.has(group) ? [group] : []
}

const sorted = (names: readonly string[]) => [...new Set(names)].sort()

describe('schemas/screens.json', () => {
  it('has every screen of the flow schema, and the frame', () => {
    expect(Object.keys(screens).sort()).toEqual([...screenName.enum, 'frame', 'overlay'].sort())
  })

  it.each([...screenName.enum])('lists for %s what it sends, asks and reads', (screen) => {
    const nodes = nodesOfScreen(screen)
    const { sends, asks, reads } = screens[screen]
    expect(sorted(nodes.flatMap(sentBy))).toEqual(sorted(sends))
    expect(sorted(nodes.flatMap(askedBy))).toEqual(sorted(asks))
    expect(sorted(nodes.flatMap(readBy))).toEqual(sorted(reads))
  })

  it.each([...screenName.enum])('lists for %s which texts its files show', (screen) => {
    expect(sorted([...nodesOfScreen(screen).flatMap(shownBy), ...screens.frame.texts])).toEqual(
      sorted([...screens[screen].texts, ...screens.frame.texts]),
    )
  })

  it('lists for the frame and overlays everything that the wizard names', () => {
    const nodes = nodesOf(join(root, 'src/widget/wizard.tsx'))
    const named = nodes.flatMap((node) =>
      ts.isStringLiteral(node) && eventNames.includes(node.text) ? [node.text] : [],
    )
    expect(sorted([...screens.frame.sends, ...screens.overlay.sends])).toEqual(sorted(named))
    expect(sorted(screens.frame.asks)).toEqual(sorted(nodes.flatMap(askedBy)))
  })

  it('knows every read that is not a poll', () => {
    const known = sorted(Object.values(screens).flatMap(({ reads }) => reads))
    expect(known).toEqual(sorted(readName.enum.filter((name) => name !== 'connectionStatus')))
  })
})

it.each(Object.entries(screensOfSetting))('%s has an effect on the screens that read it', (setting, screensOf) => {
  const reads = (node: ts.Node) => ts.isIdentifier(node) && node.text === setting
  expect(screenName.enum.filter((screen) => nodesOfScreen(screen).some(reads)).sort()).toEqual(sorted(screensOf))
})
