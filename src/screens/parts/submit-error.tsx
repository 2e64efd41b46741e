import { Notice, useText } from '../../ui/index.ts'

interface TroubleProps {
  /** From `useSubmit`. */
  offline: boolean
  /** What was wrong with the last submit, in words. */
  problem?: string | null
}

/** Why nothing was sent, or what became of it: stands above the button that sends. */
export function SubmitError({ offline, problem = null }: TroubleProps) {
  const text = useText()
  const words = offline ? text('retry.offline') : problem
  return words && <Notice tone="error">{words}</Notice>
}
