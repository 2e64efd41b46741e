import { Animation, Notice, PrimaryButton, Screen, useText } from '../ui/index.ts'

export interface ProblemScreenProps {
  cause: 'configuration' | 'flow' | 'unexpected'
  /** For the deployer: what to fix, one line each. */
  details: readonly string[]
  /** Absent: another try would fail as well. */
  onRetry?: (() => void) | undefined
}

/** The widget cannot run because of a mistake of the deployer or of ours. */
export function ProblemScreen({ cause, details, onRetry }: ProblemScreenProps) {
  const text = useText()
  return (
    <Screen
      align="center"
      hero={<Animation name="error" height={120} still />}
      heading={text('problem.heading')}
      footer={onRetry && <PrimaryButton onClick={onRetry}>{text('retry.button')}</PrimaryButton>}
    >
      <Notice tone="error">{text(`problem.${cause}`)}</Notice>
      {details.length > 0 && <pre style={monospace}>{details.join('\n')}</pre>}
    </Screen>
  )
}

const monospace = {
  margin: 0,
  alignSelf: 'stretch',
  textAlign: 'start',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: 13,
  lineHeight: '20px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  userSelect: 'text',
} as const
