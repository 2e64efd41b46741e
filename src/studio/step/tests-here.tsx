import { isOpen } from '../results/test-rows.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { useTexts } from '../ui-texts.tsx'

/** How many tests of a step have to be decided. */
export function TestsHere({ step }: { step: string }) {
  const text = useTexts()
  const { show } = useStudio()
  const count = useStudioState(
    ({ results: { tests } }) => tests?.filter((row) => isOpen(row) && row.steps.includes(step)).length,
  )
  if (!count) return null
  return (
    <p className="tests-here">
      {text('step.tests', { count })}{' '}
      <button type="button" onClick={() => show('results', 'tests')}>
        {text('step.tests.show')}
      </button>
    </p>
  )
}
