/**
 * Leaves out of React what the widget never uses: taking over a page that a server has rendered, view transitions,
 * `Activity`, lists of `Suspense`, states of actions, elements and hints for the head of the page, events of selecting and
 * composing text, and stack traces of exceptions of its own. Together they are 15 % of React (docs/decisions/0025). A version of React in which a part looks
 * otherwise stops the build.
 */
import type { Plugin } from 'vite'

/** What is no longer named in the API, or never true without it: the minifier then drops what depends on it. */
const edits: readonly [part: string, pattern: RegExp, replacement: string][] = [
  ['hydrateRoot', /exports\.hydrateRoot = function[\s\S]*?\n};\n/, ''],
  ['the parameter isHydrating', /,\n {2}isHydrating(?=\n\) \{)/, ''],
  ['the variable isHydrating', /,\n {2}isHydrating = !1(?=,\n)/, ''],
  ['assignments to isHydrating', /\bisHydrating = (![01])/g, '$1'],
  ['isHydrating', /\bisHydrating\b(?!\$)/g, '!1'],
  ['popHydrationState', /(?<!function )popHydrationState\([\w$]+\)/g, '!1'],
  ['isDehydrated', /(?<![\w$.])[\w$]+(?:\.[\w$]+)*\.isDehydrated\b(?! =[^=])/g, '!1'],
  ['dehydrated', /(?<![\w$.])[\w$]+(?:\.[\w$]+)*\.dehydrated\b(?! =[^=])/g, 'null'],
  // Thrown, caught and compared within React. Their stack traces would have the browser compile the whole file again.
  [
    'exceptions of its own',
    /(?<=\b(?:HydrationMismatch|Suspense|SuspenseyCommit|SuspenseAction|SelectiveHydration)Exception = )Error\(.*\)(?=[,;]\n)/g,
    'Object.create(Error.prototype)',
  ],
  // For them React keeps the text field that had the focus, with what was typed, also when it is gone from the page.
  [
    'events of selecting and composing',
    /^ {6}handleEventFunc = targetInst \? getNodeFromInstance\(targetInst\) : window;\n {6}switch[\s\S]*?(?=^ {6}extractEvents\$1\()/m,
    '',
  ],
  ['instances of a server', /(?<!function )get(?:Suspense|Activity)InstanceFromFiber\([\w$]+\)/g, 'null'],
]

/** Functions to which only what is left out leads; their bodies go. */
export const unreached = {
  hydrateRoot: [
    'updateDehydratedSuspenseComponent',
    'retryDehydratedSuspenseBoundary',
    'clearHydrationBoundary',
    'hideOrUnhideDehydratedBoundary',
    'attemptExplicitHydrationTarget',
    'commitActivityHydrationCallbacks',
    'commitSuspenseHydrationCallbacks',
  ],
  Activity: ['updateActivityComponent'],
  SuspenseList: ['updateSuspenseListComponent'],
  ViewTransition: [
    'commitAppearingPairViewTransitions',
    'commitEnterViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'applyViewTransitionToHostInstancesRecursive',
    'restoreViewTransitionOnHostInstances',
    'applyViewTransitionName',
    'restoreViewTransitionName',
    'createViewTransitionInstance',
    'scheduleViewTransitionEvent',
    'startViewTransition',
  ],
  useActionState: [
    'mountActionState',
    'updateActionStateImpl',
    'rerenderActionState',
    'dispatchActionState',
    'runActionStateAction',
  ],
  useOptimistic: ['updateOptimisticImpl', 'dispatchOptimisticSetState'],
  hoisting: [
    'getResource',
    'acquireResource',
    'suspendResource',
    'insertStylesheetIntoRoot',
    'insertSuspendedStylesheets',
    'preloadStylesheet',
    'getHydratableHoistableCache',
  ],
  preload: ['preload'],
  preloadModule: ['preloadModule'],
  preinit: ['preinitStyle', 'preinitScript'],
  preinitModule: ['preinitModuleScript'],
}

const bodyOf = (name: string) => new RegExp(`(?<=^function ${name}\\([^)]*\\) \\{)[\\s\\S]*?(?=\\n\\}\\n)`, 'm')

/** Elements such as `link` and `title` stay where they are drawn. */
const hoisting: [string, RegExp, string] = ['isHostHoistableType', bodyOf('isHostHoistableType'), ' return !1;']

const bodies = Object.values(unreached).flatMap((names) =>
  names.map((name): [string, RegExp, string] => [name, bodyOf(name), '']),
)

/** The text of react-dom's client without these parts. Throws if one of them is not found. */
export const trimmed = (react: string): string =>
  [...edits, hoisting, ...bodies].reduce((text, [part, pattern, replacement]) => {
    const rest = text.replace(pattern, replacement)
    if (rest === text) throw new Error(`This version of React has another form of ${part} (scripts/trim-react.ts).`)
    return rest
  }, react)

export const trimReact = (): Plugin => ({
  name: 'tieline-trim-react',
  transform: { filter: { id: /\/react-dom-client\.production\.js$/ }, handler: trimmed },
})
