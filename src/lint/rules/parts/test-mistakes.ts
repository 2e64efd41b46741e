/** Names in flow tests that the flow no longer has, or that it misspells itself. */
import { editDistance, pointerSegments } from '../../../flow/index.ts'
import type { TestProblem } from '../../../flow-tests/index.ts'
import { clientInfoKeys } from '../../../generated/api.names.ts'
import type { Fix } from '../../finding.ts'
import type { ProjectFlow, ProjectTests } from '../../project.ts'
import type { Violation } from '../../words/index.ts'
import { mostWrongLetters } from './facts.ts'
import { only, unusedSteps } from './new-name.ts'
import { presentName } from './renamed-places.ts'
import { textsIn } from './texts-in.ts'

type Mistake = readonly [Violation<'flow-tests'>, Fix?]

/** null: the problem says all that is known. */
export function testMistake(problem: TestProblem, flow: ProjectFlow, { document }: ProjectTests): Mistake | null {
  const { definition } = flow
  if (problem.code !== 'unknown-name' || problem.kind !== 'flow-test-name' || !definition) return null
  const { name, pointer } = problem
  if (pointerSegments(pointer).includes('given')) return misspeltKey(name, definition.inputs)
  const to = presentName(flow, name)
  if (to !== null)
    return [
      { code: 'renamed', name, to },
      { pointer, value: to },
    ]
  const found = problem.suggestion.kind === 'one-of' ? unusedSteps(definition.steps, textsIn(document.value)) : []
  const renamed = only('step', name, found)
  return renamed && [{ code: 'probably-renamed', name, to: renamed.to }]
}

/** A key that exists, and that an input was probably meant to read. */
function misspeltKey(name: string, inputs: Readonly<Record<string, { from: string }>>): Mistake | null {
  if (!Object.hasOwn(clientInfoKeys, name.replace(/^client\./, ''))) return null
  const input = Object.entries(inputs).find(([, { from }]) => editDistance(from, name) <= mostWrongLetters)
  return input ? [{ code: 'unread-key', name, input: input[0], from: input[1].from }] : null
}
