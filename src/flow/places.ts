/** Compiles steps and their states to one flat table of places. */
import type { FlowDefinition, StateDefinition, StepDefinition } from '../generated/flow.types.ts'
import { childPointer } from '../pointer/index.ts'
import { defined } from './defined.ts'
import type { CompiledFlow, PathStep, Place, Rule } from './model.ts'
import { placeId } from './place-id.ts'
import { entryOf } from './place-names.ts'
import { compileActions, compileCall, compileTarget, type RuleContext, type RuleLocation } from './rules.ts'
import { suggest } from './suggest.ts'
import { compileLoad, compilePoll, compileTimeLimit } from './timing.ts'

/** Distance between two steps of the path, so that the states of a step are ordered between them. */
const stride = 100

export function compilePlaces(
  definition: FlowDefinition,
  path: readonly PathStep[],
  context: RuleContext,
): Record<string, Place> {
  const offPath = Object.keys(definition.steps).filter((name) => !definition.path.includes(name))
  const order = [...definition.path, ...offPath]
  for (const [name, { screen, states }] of Object.entries(definition.steps))
    if (!screen && !states) context.report({ code: 'no-screen', pointer: childPointer('/steps', name), step: name })
  const places = Object.entries(definition.steps)
    .filter(([, step]) => step.enabled !== false)
    .flatMap(([name, step]) => compileStep(name, step, order.indexOf(name) * stride, definition, context))
  const located = places.map(
    (place): Place => ({
      ...place,
      at: { step: place.step, state: place.state },
      isInitial: place.id === entryOf(place.step, defined(definition.steps[place.step], `step '${place.step}'`)),
      pathIndex: path.findIndex(({ step }) => step === place.step),
    }),
  )
  return Object.fromEntries(located.map((place) => [place.id, place]))
}

export function placesByState(places: Readonly<Record<string, Place>>): CompiledFlow['placeAt'] {
  const found = new Map<string, Map<string | null, Place>>()
  for (const place of Object.values(places)) {
    const ofStep = found.get(place.step) ?? new Map()
    found.set(place.step, ofStep.set(place.state, place))
  }
  return found
}

/** A place before it is known where it is on the path. */
type Unlocated = Omit<Place, 'at' | 'isInitial' | 'pathIndex'>

function compileStep(
  name: string,
  step: StepDefinition,
  order: number,
  definition: FlowDefinition,
  context: RuleContext,
): Unlocated[] {
  const pointer = childPointer('/steps', name)
  const where: RuleLocation = { step: name, onPath: definition.path.includes(name) }
  const shared = {
    step: name,
    route: step.route ?? null,
    history: step.history ?? 'replace',
    keepMounted: step.keepMounted ?? false,
  } satisfies Partial<Place>
  const stepBack = compileBack(step.back, where, childPointer(pointer, 'back'), context)
  if (!step.states) {
    return [
      {
        ...shared,
        ...compilePlace(step, where, pointer, context),
        id: name,
        state: null,
        order,
        back: stepBack,
        poll: null,
      },
    ]
  }
  checkStates(name, step, Object.keys(step.states), pointer, context)
  const poll = step.poll ? compilePoll(step, step.poll, where, pointer, context) : null
  const onStep = compileHandlers(step.on, where, childPointer(pointer, 'on'), context)
  return Object.entries(step.states).map(([state, body], index) => {
    const at = childPointer(pointer, 'states', state)
    const own = compilePlace(body, where, at, context)
    return {
      ...shared,
      ...own,
      on: { ...onStep, ...own.on },
      id: placeId(name, state),
      state,
      order: order + index + 1,
      back: body.back === undefined ? stepBack : compileBack(body.back, where, childPointer(at, 'back'), context),
      poll: step.poll?.in.includes(state) ? poll : null,
      words: step.words || own.words ? { ...step.words, ...own.words } : null,
    }
  })
}

function compilePlace(body: Partial<StateDefinition>, where: RuleLocation, pointer: string, context: RuleContext) {
  return {
    screen: body.screen ?? 'progress',
    form: body.screen === 'form' ? compileForm(body.form, pointer, context) : null,
    enter: compileActions(body.enter ?? {}, childPointer(pointer, 'enter'), context),
    load: body.load ? compileLoad(body.load, childPointer(pointer, 'load'), context) : null,
    call: body.do ? compileCall(body.do, where, childPointer(pointer, 'do'), context) : null,
    on: compileHandlers(body.on, where, childPointer(pointer, 'on'), context),
    timeLimit: body.after ? compileTimeLimit(body.after, where, childPointer(pointer, 'after'), context) : null,
    final: body.final ?? false,
    words: body.words ?? null,
  } satisfies Partial<Place>
}

function compileForm(name: string | undefined, pointer: string, { forms, report }: RuleContext): string | null {
  if (name === undefined) report({ code: 'no-form', pointer })
  else if (Object.hasOwn(forms, name)) return name
  else {
    const suggestion = suggest(name, Object.keys(forms))
    report({ code: 'unknown-name', pointer: childPointer(pointer, 'form'), kind: 'form', name, suggestion })
  }
  return null
}

function compileHandlers(
  on: NonNullable<StateDefinition['on']> = {},
  where: RuleLocation,
  pointer: string,
  context: RuleContext,
) {
  const handlers = Object.entries(on)
  return Object.fromEntries(
    handlers.map(([event, target]) => [event, compileTarget(target, where, childPointer(pointer, event), context)]),
  )
}

function compileBack(
  back: StepDefinition['back'],
  where: RuleLocation,
  pointer: string,
  context: RuleContext,
): Rule[] | null {
  if (back === undefined) return where.onPath ? null : []
  if (back === 'none') return []
  return compileTarget(back, where, pointer, context)
}

function checkStates(
  name: string,
  step: StepDefinition,
  states: readonly string[],
  pointer: string,
  { report }: RuleContext,
) {
  const named = [
    ...(step.initial === undefined ? [] : [{ state: step.initial, at: childPointer(pointer, 'initial') }]),
    ...(step.poll?.in ?? []).map((state, index) => ({ state, at: childPointer(pointer, 'poll', 'in', index) })),
  ]
  for (const { state, at } of named.filter((entry) => !states.includes(entry.state))) {
    report({ code: 'unknown-name', pointer: at, kind: 'state', name: state, suggestion: suggest(state, states) })
  }
  if (step.poll && !step.status) report({ code: 'no-status-table', pointer, step: name })
}
