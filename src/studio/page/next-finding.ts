import { isFlowFile } from '../../flow-files/index.ts'
import type { Finding } from '../../lint/index.ts'
import { pointerInFlow } from '../document/pointer-in-file.ts'
import { causesIn } from '../store/findings.ts'
import { goToFinding } from '../store/go-to-finding.ts'
import type { StudioState } from '../store/state.ts'
import type { Studio } from '../store/store.ts'
import type { Texts } from '../ui-texts.tsx'

/** Selects the place of the next finding, as Checks lists them, and says what is found there. */
export function goToNextFinding(studio: Studio, text: Texts): void {
  const state = studio.store.getState()
  const next = nextPlace(state.checks.findings, shownPlace(state))
  if (next) goToFinding(studio, next.finding)
  studio.say(next ? next.messages.join(' ') : text('checks.sound'))
}

interface Place {
  file: string
  /** In the flow. */
  pointer: string
}

/** Of the finding whose text is shown, because its flow is not sound, or else what is selected. */
const shownPlace = ({ file, selected, shownText }: StudioState): Place =>
  shownText?.finding ? placeOf({ file: shownText.file, ...shownText.finding }) : { file, pointer: selected }

const placeOf = ({ file, pointer }: Place): Place => ({ file, pointer: pointerInFlow(pointer) })

type Found = Pick<Finding, 'file' | 'pointer' | 'start' | 'message' | 'follows'>

/** After the last place comes the first. null: nothing that can be selected has a finding. */
export function nextPlace(
  findings: readonly Found[],
  from: Place,
): { finding: Found; messages: readonly string[] } | null {
  const causes = causesIn(findings).filter(({ file }) => isFlowFile(file))
  const isFirst = (cause: Place, index: number) => causes.findIndex((each) => isSame(each, cause)) === index
  const places = causes.filter(isFirst)
  const next = places[(places.findIndex((each) => isSame(each, from)) + 1) % places.length]
  if (!next) return null
  const messages = causes.flatMap((each) => (isSame(each, next) ? [each.message] : []))
  return { finding: next, messages }
}

const isSame = (one: Place, other: Place): boolean =>
  one.file === other.file && placeOf(one).pointer === placeOf(other).pointer
