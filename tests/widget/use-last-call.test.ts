// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useLastCall } from '../../src/widget/use-last-call.ts'
import { connectFlow } from '../support/connect-flow.ts'

it('remembers the last call that was made, also when it has ended', () => {
  const pointerOf = (effect: string) =>
    Object.values(connectFlow.calls).find((call) => call.effect === effect)?.pointer ?? ''
  const { result, rerender } = renderHook(
    ({ pending }: { pending: string | null }) => useLastCall(connectFlow, { pending }),
    {
      initialProps: { pending: null as string | null },
    },
  )
  const seen = [null, 'connect', null, 'answerMfa', null].map((effect) => {
    rerender({ pending: effect && pointerOf(effect) })
    return result.current
  })
  expect(seen).toEqual([null, 'connect', 'connect', 'answerMfa', 'answerMfa'])
})
