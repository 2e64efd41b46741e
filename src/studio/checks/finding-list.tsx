/** What the linter finds, causes first, each with the way there. Choosing one selects its step. */
import type { Finding } from '../../lint/index.ts'
import { useTexts } from '../texts.tsx'
import { stepOfFinding } from './step-of-finding.ts'
import type { Checks } from './use-checks.ts'

export function FindingList({ findings, state, select }: Checks & { select: (step: string) => void }) {
  const text = useTexts()
  const causes = findings.filter(({ follows }) => !follows)
  const more = findings.length - causes.length
  const said = {
    checking: text('checks.checking'),
    failed: text('checks.failed'),
    checked: findings.length === 0 ? text('checks.sound') : text('checks.count', { count: causes.length }),
  }
  return (
    <section className="checks" aria-labelledby="checks" aria-busy={state === 'checking'}>
      <h2 id="checks">{text('checks')}</h2>
      <p role="status">{said[state]}</p>
      <ul className={state === 'checking' ? 'stale' : undefined}>
        {causes.map((finding) => (
          <FindingRow
            key={JSON.stringify([finding.rule, finding.pointer, finding.message])}
            finding={finding}
            select={select}
          />
        ))}
      </ul>
      {more > 0 ? <p className="quiet">{text('checks.more', { count: more })}</p> : null}
    </section>
  )
}

function FindingRow({ finding, select }: { finding: Finding; select: (step: string) => void }) {
  const { severity, message, trace = [] } = finding
  const step = stepOfFinding(finding)
  return (
    <li className={severity}>
      {step === null ? (
        message
      ) : (
        <button type="button" onClick={() => select(step)}>
          {message}
        </button>
      )}
      {trace.length > 0 ? (
        <ol>
          {trace.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      ) : null}
    </li>
  )
}
