/** Says that the preview shows an older flow, because the text is none that can run, and where the error is. */
import { isFlowFile } from '../../flow-files/index.ts'
import type { Finding } from '../../lint/index.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { causesIn } from '../store/findings.ts'
import { goToFinding } from '../store/go-to-finding.ts'
import { useTexts } from '../ui-texts.tsx'

export function OutdatedPreview() {
  const text = useTexts()
  const studio = useStudio()
  const error = useStudioState(({ checks, file }) => firstError(checks.findings, file))
  const open = (finding: Finding) => {
    if (!isFlowFile(finding.file)) return studio.show('results', 'checks')
    goToFinding(studio, finding)
    studio.show('centre', 'text')
  }
  return (
    <div className="who" role="note">
      <p>
        {text('preview.outdated')} {error?.message}
      </p>
      {error ? (
        <button type="button" onClick={() => open(error)}>
          {text('preview.error', { file: error.file, line: error.start.line })}
        </button>
      ) : null}
    </div>
  )
}

/** Of the flow in front, or else of another file that it needs. Tests keep no flow from running. */
function firstError(findings: readonly Finding[], front: string): Finding | undefined {
  const errors = causesIn(findings).filter(({ severity, rule }) => severity === 'error' && rule !== 'flow-tests')
  return errors.find(({ file }) => file === front) ?? errors[0]
}
