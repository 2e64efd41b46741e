import { isFlowFile } from '../../flow-files/index.ts'
import type { Finding } from '../../lint/index.ts'
import { pointerInFlow } from '../document/pointer-in-file.ts'
import { causesIn } from '../store/findings.ts'
import type { Studio } from '../store/store.ts'
import type { Texts } from '../ui-texts.tsx'

/** Selects the place of the next finding, as Checks lists them, and says what is found there. */
export function goToNextFinding({ store, openFlow, select, say }: Studio, text: Texts): void {
  const { checks, file, selected } = store.getState()
  const next = nextPlace(checks.findings, { file, pointer: selected })
  if (!next) {
    say(text('checks.sound'))
    return
  }
  openFlow(next.file)
  select(next.pointer)
  say(next.messages.join(' '))
}

interface Place {
  file: string
  /** In the flow. */
  pointer: string
}

/** After the last place comes the first. null: nothing that can be selected has a finding. */
export function nextPlace(
  findings: readonly Pick<Finding, 'file' | 'pointer' | 'message' | 'follows'>[],
  from: Place,
): (Place & { messages: readonly string[] }) | null {
  const causes = causesIn(findings).flatMap(({ file, pointer, message }) =>
    isFlowFile(file) ? [{ file, pointer: pointerInFlow(pointer), message }] : [],
  )
  const isFirst = (cause: Place, index: number) => causes.findIndex((each) => isSame(each, cause)) === index
  const places = causes.filter(isFirst)
  const next = places[(places.findIndex((each) => isSame(each, from)) + 1) % places.length]
  if (!next) return null
  const messages = causes.flatMap((each) => (isSame(each, next) ? [each.message] : []))
  return { file: next.file, pointer: next.pointer, messages }
}

const isSame = (one: Place, other: Place): boolean => one.file === other.file && one.pointer === other.pointer
