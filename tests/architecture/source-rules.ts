/** What source files may not contain, rule by rule. */
import ts from 'typescript'
import { handMadePointer } from './pointers.ts'
import { inspectedSentence } from './sentences.ts'
import { globalUsed, numberOf, shownTexts, spelled, spelledWords } from './syntax.ts'
import type { Words } from './words.ts'

export interface SourceRule {
  name: string
  instead: string
  /** Which modules it applies to. */
  appliesTo: (module: string) => boolean
  /** Describes the violation at this node; null if there is none. */
  violation: (node: ts.Node, words: Words) => string | null
}

const longestFile = 200

const all = () => true
const only =
  (...modules: string[]) =>
  (module: string) =>
    modules.includes(module)
const allBut =
  (...modules: string[]) =>
  (module: string) =>
    !modules.includes(module)

const network = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'navigator.sendBeacon']
const evaluators = ['eval', 'Function', 'document.write']
const markup = ['dangerouslySetInnerHTML', 'innerHTML', 'outerHTML', 'insertAdjacentHTML', 'srcdoc', 'srcDoc']
const storage = ['localStorage', 'sessionStorage', 'indexedDB', 'document.cookie']
const spokenAttributes = ['alt', 'title', 'placeholder', 'label', 'helperText', 'summary']

/** Modules that serve or show definitions as data: they may name what definitions contain. */
const readers = ['generated', 'sandbox', 'demo', 'studio', 'analysis', 'lint', 'diff', 'map', 'cli', 'preview']

/** Null unless the node uses one of these globals as a value. */
const uses = (names: readonly string[]) => (node: ts.Node) => {
  const name = globalUsed(node)
  return name !== null && names.includes(name) ? `uses ${name}` : null
}

const contains = (node: ts.Node, names: ReadonlySet<string>) => {
  const text = spelledWords(node).find((each) => names.has(each))
  return text === undefined ? null : `contains '${text}'`
}

const isTextForPeople = (text: string, keys: ReadonlySet<string>) => /\p{L}/u.test(text) && !keys.has(text)

const showsText = (node: ts.Node, keys: ReadonlySet<string>) => {
  const texts = visibleTexts(node).filter((text) => isTextForPeople(text, keys))
  return texts.length > 0 ? `shows '${texts.join(' ').trim()}'` : null
}

export const sourceRules: readonly SourceRule[] = [
  {
    name: 'network access outside api',
    instead: 'Calls belong to src/api; a screen reads through a query option on its view.',
    appliesTo: allBut('api', 'demo', 'sandbox', 'studio'),
    violation: uses(network),
  },
  {
    name: 'no evaluation',
    instead: 'The content security policy forbids it: compile to closures, or generate code at build time.',
    appliesTo: all,
    violation: uses(evaluators),
  },
  {
    name: 'no markup from text',
    instead: 'Render elements; text from a server is shown as text.',
    appliesTo: all,
    violation: (node) => {
      const isName =
        ts.isIdentifier(node) && (ts.isPropertyAccessExpression(node.parent) || ts.isJsxAttribute(node.parent))
      const text = isName ? node.text : spelled(node)
      return text !== null && markup.includes(text) ? `uses ${text}` : null
    },
  },
  {
    name: 'no browser storage',
    instead:
      'Keep session data in the store, which ends with the session; for an exception write a decision in docs/decisions.',
    // The studio has no session: it keeps unsaved edits of a flow file for its tab (docs/decisions/0029).
    // A user may ask the browser to remember a source (docs/decisions/0031).
    appliesTo: allBut('studio', 'device'),
    violation: uses(storage),
  },
  {
    name: 'no message to any origin',
    instead: 'src/messages decides which origin may receive a message; one file of src/widget posts it.',
    appliesTo: allBut('widget'),
    violation: (node) => {
      if (!isPosting(node)) return null
      return node.arguments.some(toAnyone) ? "posts to '*'" : null
    },
  },
  {
    name: 'no step name in a screen',
    instead: 'Send an event and ask view.can(event); flows/*.flow.json says where the event leads.',
    appliesTo: only('screens'),
    violation: (node, { stepsForScreens, keywords }) => contains(node, stepsForScreens) ?? contains(node, keywords),
  },
  {
    name: 'no step name in code',
    instead: 'Put a condition on a step into flows/*.flow.json; code reads the compiled place.',
    appliesTo: allBut('screens', ...readers),
    violation: (node, { steps }) => contains(node, steps),
  },
  {
    name: 'no status in code',
    instead: 'The status table of flows/*.flow.json says where each status leads.',
    appliesTo: only('engine', 'session', 'screens', 'widget'),
    violation: (node, { statuses }) => contains(node, statuses),
  },
  {
    name: 'no duration in code',
    instead: 'Durations are settings of the flow; the effect carries them to the code.',
    appliesTo: only('engine', 'session'),
    violation: (node, { milliseconds }) => {
      const value = numberOf(node)
      return value !== null && milliseconds.has(value) ? `contains ${value}` : null
    },
  },
  {
    name: 'no untranslated text',
    instead: 'Put the text into locales/*.json and format its key.',
    appliesTo: only('screens', 'ui', 'widget'),
    violation: (node, { localeKeys }) => showsText(node, localeKeys),
  },
  {
    name: 'no English control',
    instead: 'Put the text into src/studio/ui-texts/en.json and format its key.',
    appliesTo: only('studio'),
    violation: (node, { studioKeys }) => showsText(node, studioKeys),
  },
  {
    name: 'no inspected sentence',
    instead: 'Decide by a code or a parameter; a sentence is worded last and may change.',
    appliesTo: all,
    violation: (node) => {
      const sentence = inspectedSentence(node)
      return sentence === null ? null : `inspects ${sentence}`
    },
  },
  {
    name: 'no pointer built or read by hand',
    instead: 'src/pointer adds keys to a JSON pointer and reads them: childPointer, parentPointer, pointerSegments.',
    appliesTo: allBut('pointer'),
    violation: (node, { sections }) => {
      const pointer = handMadePointer(node, sections)
      return pointer === null ? null : `contains ${pointer}`
    },
  },
  {
    name: 'file length',
    instead: `Split a file of more than ${longestFile} lines: move a part with a name of its own into its own file.`,
    appliesTo: allBut('generated'),
    violation: (node) => {
      if (!ts.isSourceFile(node)) return null
      const lines = node.text.trimEnd().split('\n').length
      return lines > longestFile ? `has ${lines} lines` : null
    },
  },
]

/** A call of `postMessage` on any object. */
export const isPosting = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'postMessage'

function toAnyone(argument: ts.Expression): boolean {
  if (ts.isStringLiteralLike(argument)) return argument.text === '*'
  if (!ts.isObjectLiteralExpression(argument)) return false
  return argument.properties.some((entry) => ts.isPropertyAssignment(entry) && toAnyone(entry.initializer))
}

/** The texts of an element, or of an attribute that people see or hear. */
function visibleTexts(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text.replace(/&\w+;/g, '')]
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return shownTexts(node)
  if (!ts.isJsxAttribute(node) || !node.initializer) return []
  const name = node.name.getText()
  const isSpoken =
    spokenAttributes.includes(name) || /^aria-(label|description|roledescription|valuetext|placeholder)$/.test(name)
  return isSpoken ? shownTexts(node.initializer) : []
}
