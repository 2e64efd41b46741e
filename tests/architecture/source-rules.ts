/** What source text may not say, rule by rule. */
import ts from 'typescript'
import { inspectedSentence } from './sentences.ts'
import { globalUsed, numberOf, shownTexts, spelled } from './syntax.ts'
import type { Words } from './words.ts'

export interface SourceRule {
  name: string
  instead: string
  /** Rooms it looks at. */
  rooms: (room: string) => boolean
  /** What offends here, in words, or null. */
  offends: (node: ts.Node, words: Words) => string | null
}

const longestFile = 200

const all = () => true
const only =
  (...rooms: string[]) =>
  (room: string) =>
    rooms.includes(room)
const but =
  (...rooms: string[]) =>
  (room: string) =>
    !rooms.includes(room)

const network = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'navigator.sendBeacon']
const evaluators = ['eval', 'Function', 'document.write']
const markup = ['dangerouslySetInnerHTML', 'innerHTML', 'outerHTML', 'insertAdjacentHTML', 'srcdoc', 'srcDoc']
const storage = ['localStorage', 'sessionStorage', 'indexedDB', 'document.cookie']
const spokenAttributes = ['alt', 'title', 'placeholder', 'label', 'helperText', 'summary']

/** Programs that serve or show definitions as data may name what is in them. */
const readers = ['generated', 'sandbox', 'demo', 'studio', 'analysis', 'lint', 'diff', 'map', 'cli', 'preview']

/** `null` unless the node uses one of these globals as a value. */
const uses = (names: readonly string[]) => (node: ts.Node) => {
  const name = globalUsed(node)
  return name !== null && names.includes(name) ? `uses ${name}` : null
}

const says = (node: ts.Node, names: ReadonlySet<string>) => {
  const text = spelled(node)
  return text !== null && names.has(text) ? `says '${text}'` : null
}

const isTextForPeople = (text: string, { localeKeys }: Words) => /\p{L}/u.test(text) && !localeKeys.has(text)

export const sourceRules: readonly SourceRule[] = [
  {
    name: 'one door to the network',
    instead: 'Calls belong to src/api; a screen reads through a query option on its view.',
    rooms: but('api', 'demo', 'sandbox'),
    offends: uses(network),
  },
  {
    name: 'no evaluation',
    instead: 'The content security policy forbids it: compile to closures, or generate code at build time.',
    rooms: all,
    offends: uses(evaluators),
  },
  {
    name: 'no markup from text',
    instead: 'Render elements; text from a server is shown as text.',
    rooms: all,
    offends: (node) => {
      const isName =
        ts.isIdentifier(node) && (ts.isPropertyAccessExpression(node.parent) || ts.isJsxAttribute(node.parent))
      const text = isName ? node.text : spelled(node)
      return text !== null && markup.includes(text) ? `uses ${text}` : null
    },
  },
  {
    name: 'nothing is stored',
    instead:
      'What a session knows lives in its store and ends with it; if it must outlive it, argue in docs/decisions.',
    rooms: all,
    offends: uses(storage),
  },
  {
    name: 'messages have an address',
    instead: 'src/messages says who may hear a message; only the one door in src/widget posts it.',
    rooms: but('widget'),
    offends: (node) => {
      if (!isPosting(node)) return null
      return node.arguments.some(toAnyone) ? "posts to '*'" : null
    },
  },
  {
    name: 'a screen knows no step',
    instead: 'Send an event and ask view.can(event); where it leads is written in flows/*.flow.json.',
    rooms: only('screens'),
    offends: (node, { stepsForScreens, goals }) => says(node, stepsForScreens) ?? says(node, goals),
  },
  {
    name: 'code knows no step',
    instead: 'A condition on a step belongs to flows/*.flow.json; code reads what the compiled place says.',
    rooms: but('screens', ...readers),
    offends: (node, { steps }) => says(node, steps),
  },
  {
    name: 'code knows no status',
    instead: "Statuses lead where the flow's status table says: flows/*.flow.json.",
    rooms: only('engine', 'session', 'screens', 'widget'),
    offends: (node, { statuses }) => says(node, statuses),
  },
  {
    name: 'code sets no pace',
    instead: 'Durations are settings of the definition and reach the code with the effect.',
    rooms: only('engine', 'session'),
    offends: (node, { milliseconds }) => {
      const value = numberOf(node)
      return value !== null && milliseconds.has(value) ? `says ${value}` : null
    },
  },
  {
    name: 'words are translated',
    instead: 'Put the text into locales/*.json and format its key.',
    rooms: only('screens', 'ui', 'widget'),
    offends: (node, words) => {
      const texts = visibleTexts(node).filter((text) => isTextForPeople(text, words))
      return texts.length > 0 ? `shows '${texts.join(' ').trim()}'` : null
    },
  },
  {
    name: 'sentences are no data',
    instead: 'Decide by a code or a parameter; a sentence is worded last and may change.',
    rooms: all,
    offends: (node) => {
      const sentence = inspectedSentence(node)
      return sentence === null ? null : `inspects ${sentence}`
    },
  },
  {
    name: 'one idea per file',
    instead: `Past ${longestFile} lines a file holds two ideas: find the second and give it a name.`,
    rooms: but('generated'),
    offends: (node) => {
      if (!ts.isSourceFile(node)) return null
      const lines = node.text.trimEnd().split('\n').length
      return lines > longestFile ? `has ${lines} lines` : null
    },
  },
]

/** A call of `postMessage`, on whatever object. */
export const isPosting = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'postMessage'

function toAnyone(argument: ts.Expression): boolean {
  if (ts.isStringLiteralLike(argument)) return argument.text === '*'
  if (!ts.isObjectLiteralExpression(argument)) return false
  return argument.properties.some((entry) => ts.isPropertyAssignment(entry) && toAnyone(entry.initializer))
}

/** Text of an element, or of an attribute that people see or hear. */
function visibleTexts(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text.replace(/&\w+;/g, '')]
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return shownTexts(node)
  if (!ts.isJsxAttribute(node) || !node.initializer) return []
  const name = node.name.getText()
  const isSpoken =
    spokenAttributes.includes(name) || /^aria-(label|description|roledescription|valuetext|placeholder)$/.test(name)
  return isSpoken ? shownTexts(node.initializer) : []
}
