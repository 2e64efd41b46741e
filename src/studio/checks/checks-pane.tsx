/** What the linter finds, causes first. */
import { CheckAgain, hasEnded } from '../controls/check-again.tsx'
import { UnderWay } from '../controls/under-way.tsx'
import { useStudioState } from '../store/context.tsx'
import { causesIn, keyOfFinding } from '../store/findings.ts'
import { useTexts } from '../ui-texts.tsx'
import { FindingRow } from './finding-row.tsx'
import { checksInWords } from './in-words.ts'
import './checks.css'

export function ChecksPane() {
  const text = useTexts()
  const checks = useStudioState((state) => state.checks)
  const causes = causesIn(checks.findings)
  const more = checks.findings.length - causes.length
  return (
    <div aria-busy={checks.state === 'checking'}>
      {hasEnded(checks.state) ? (
        <CheckAgain of="checks" />
      ) : checks.state === 'checking' || checks.state === 'front-checked' ? (
        <UnderWay what={`checks.${checks.state}`} />
      ) : (
        <p className="quiet">{checksInWords(checks, text)}</p>
      )}
      <ul className={checks.state === 'checking' ? 'findings stale' : 'findings'}>
        {causes.map((finding) => (
          <FindingRow key={keyOfFinding(finding)} finding={finding} />
        ))}
      </ul>
      {more > 0 ? <p className="quiet">{text('checks.more', { count: more })}</p> : null}
    </div>
  )
}
