import type { Checks } from '../store/state.ts'
import type { Texts } from '../texts.tsx'

export function checksInWords({ findings, state }: Checks, text: Texts): string {
  if (state !== 'checked') return text(state === 'failed' ? 'checks.failed' : 'checks.checking')
  const causes = findings.filter(({ follows }) => !follows)
  return causes.length === 0 ? text('checks.sound') : text('checks.count', { count: causes.length })
}
