/** Says why the latest edit is not possible, and offers the nearest one that is. The edit stays until it is undone. */
import { flowNameOf } from '../../flow-files/index.ts'
import type { Finding } from '../../lint/index.ts'
import { flowOfFinding, useFindingPlace } from '../controls/finding-place.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { filesNow } from '../store/files.ts'
import type { Objection } from '../store/state.ts'
import { type Texts, useTexts } from '../ui-texts.tsx'
import { againstInWords, becauseInWords, insteadInWords } from './in-words.ts'
import { takeAlternative } from './take-alternative.ts'
import '../controls/notice.css'

export function ObjectionBar() {
  const text = useTexts()
  const studio = useStudio()
  const { undo, setObjection } = studio
  const objection = useStudioState((state) => state.objection)
  const front = useStudioState((state) => state.file)
  const flows = useStudioState((state) => filesNow(state).flows.length)
  const [because, ...more] = objection?.findings ?? []
  if (!objection || !because) return null
  const { findings, alternative, rejected, search } = objection
  return (
    <aside className="notice" aria-label={text('objection')}>
      <p>
        {becauseInWords(because, front, text)}
        {more.length > 0 ? <small> {text('objection.more', { count: more.length })}</small> : null}
      </p>
      <Search search={search} flows={flows} text={text} />
      {rejected ? <small>{againstInWords(rejected, front, text)}</small> : null}
      {alternative ? (
        <button type="button" aria-keyshortcuts="Control+Enter" onClick={() => takeAlternative(studio, alternative)}>
          {insteadInWords(alternative, text)}
        </button>
      ) : null}
      {firstOfOtherFlows(rejected ? [...findings, rejected.finding] : findings, front).map((finding) => (
        <GoTo key={finding.file} finding={finding} />
      ))}
      <button type="button" onClick={undo}>
        {text('objection.undo')}
      </button>
      <button type="button" onClick={() => setObjection(null)}>
        {text('objection.keep')}
      </button>
    </aside>
  )
}

function Search({ search, flows, text }: { search: Objection['search']; flows: number; text: Texts }) {
  if (search === 'searching') return <small>{text('objection.searching')}</small>
  if (search === 'none') return <small>{text('objection.none', { flows })}</small>
  return search === 'timed-out' ? <small>{text('objection.overtime')}</small> : null
}

/** To a finding in another flow, which comes to the front. */
function GoTo({ finding }: { finding: Finding }) {
  const text = useTexts()
  const goTo = useFindingPlace(finding)
  return goTo ? (
    <button type="button" onClick={goTo}>
      {text('objection.go', { name: flowNameOf(flowOfFinding(finding.file, '')) })}
    </button>
  ) : null
}

/** The first finding of each flow but the one in front. */
function firstOfOtherFlows(findings: readonly Finding[], front: string): Finding[] {
  const first = new Map<string, Finding>()
  for (const finding of findings) {
    const flow = flowOfFinding(finding.file, front)
    if (flow !== front && !first.has(flow)) first.set(flow, finding)
  }
  return [...first.values()]
}
