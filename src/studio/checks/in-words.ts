import { causesIn } from '../store/findings.ts'
import type { Checks } from '../store/state.ts'
import type { Texts } from '../ui-texts.tsx'

export function checksInWords({ findings, state }: Checks, text: Texts): string {
  if (state !== 'checked') return text(`checks.${state}`)
  const causes = causesIn(findings)
  return causes.length === 0 ? text('checks.sound') : text('checks.count', { count: causes.length })
}
