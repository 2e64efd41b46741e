/** What the linter finds, causes first, each with the way there. Choosing one selects its place. */
import { isFlowFile } from '../../flow-files/index.ts'
import type { Finding } from '../../lint/index.ts'
import { CheckAgain } from '../controls/check-again.tsx'
import { pointerInFlow } from '../document/pointer-in-file.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { useTexts } from '../texts.tsx'
import { checksInWords } from './in-words.ts'
import './checks.css'

export function ChecksPane() {
  const text = useTexts()
  const checks = useStudioState((state) => state.checks)
  const causes = checks.findings.filter(({ follows }) => !follows)
  const more = checks.findings.length - causes.length
  return (
    <div aria-busy={checks.state === 'checking'}>
      {checks.state === 'failed' ? (
        <CheckAgain failed="checks.failed" />
      ) : (
        <p className="quiet">{checksInWords(checks, text)}</p>
      )}
      <ul className={checks.state === 'checking' ? 'findings stale' : 'findings'}>
        {causes.map((finding) => (
          <FindingRow key={JSON.stringify([finding.rule, finding.pointer, finding.message])} finding={finding} />
        ))}
      </ul>
      {more > 0 ? <p className="quiet">{text('checks.more', { count: more })}</p> : null}
    </div>
  )
}

function FindingRow({ finding }: { finding: Finding }) {
  const text = useTexts()
  const { select, openFlow, playWay } = useStudio()
  const { severity, message, trace = [], way, file, pointer } = finding
  return (
    <li className={severity}>
      {isFlowFile(file) ? (
        <button
          type="button"
          onClick={() => {
            openFlow(file)
            select(pointerInFlow(pointer))
          }}
        >
          {message}
        </button>
      ) : (
        message
      )}
      {trace.length > 0 ? (
        <ol>
          {trace.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      ) : null}
      {way ? (
        <button type="button" className="way" onClick={() => playWay(way)}>
          {text('play.way')}
        </button>
      ) : null}
    </li>
  )
}
