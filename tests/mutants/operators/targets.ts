/** Targets: leading to another place. */
import { childPointer } from '../../../src/flow/index.ts'
import { keysAt, read } from '../pointer.ts'
import { placeNames, stepOf, targetNames } from '../sites.ts'
import { after, mutation, type Operator } from './operator.ts'

type Elsewhere = (flow: unknown, target: string, step: string | null) => string | undefined

const stepsOnPath = (flow: unknown) => read(flow, '/path') as string[]
const stepsBeside = (flow: unknown) => keysAt(flow, '/steps').filter((name) => !stepsOnPath(flow).includes(name))
const statesOf = (flow: unknown, step: string | null) =>
  step === null ? [] : keysAt(flow, childPointer('/steps', step, 'states'))

/** Kinds of places that a target can be mistaken for. */
const elsewhere: readonly Elsewhere[] = [
  (flow, target) => after(stepsOnPath(flow), target),
  (flow, target, step) => after(statesOf(flow, step), target),
  () => '@stay',
  (flow, target) => after(stepsBeside(flow), target),
  () => '@next',
  () => '@back',
  () => '@close',
  (flow, target) => after(placeNames(flow), target),
  () => '@exit',
]

/** How many kinds are tried at each target, others at the next: all at each would find little more and take long. */
const kindsEach = 3

export const retarget: Operator = (flow) =>
  targetNames(flow).flatMap((pointer, index) => {
    const target = read(flow, pointer) as string
    const found = Array.from({ length: kindsEach }, (_, turn) => {
      const kind = elsewhere[(index * kindsEach + turn) % elsewhere.length]
      return kind?.(flow, target, stepOf(pointer))
    })
    const others = [...new Set(found)].filter((other) => other !== undefined && other !== target)
    return others.map((other) => mutation(pointer, other, `leads to ${other} instead of ${target}`))
  })
