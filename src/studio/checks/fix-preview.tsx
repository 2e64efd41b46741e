/** What a fix would change: the lines, and the findings before and after it. Ctrl+Enter applies it, Esc leaves it. */
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Finding } from '../../lint/index.ts'
import { LineDifference } from '../controls/line-difference.tsx'
import { editBetween } from '../document/edits/edit.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { documentOf } from '../store/documents.ts'
import { filesNow, versionOf } from '../store/files.ts'
import { findingsOnlyIn } from '../store/findings.ts'
import { useTexts } from '../ui-texts.tsx'
import type { FixAnswer } from '../workers/protocol.ts'
import { tryFix } from '../workers/try-fix.ts'

interface FixPreviewProps {
  finding: Finding
  close: () => void
}

export function FixPreview({ finding, close }: FixPreviewProps) {
  const text = useTexts()
  const { store, applyTo, say } = useStudio()
  const { file, rule } = finding
  const before = useStudioState((state) => documentOf(state, file).text)
  const version = useStudioState(versionOf)
  const [fixed, setFixed] = useState<FixAnswer | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const apply = useRef<HTMLButtonElement>(null)
  const start = useEffectEvent(() =>
    tryFix(filesNow(store.getState()), finding, (answer) => (answer ? setFixed(answer) : setHasFailed(true))),
  )
  // What was tried belongs to the text as it was then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another text
  useEffect(() => {
    setFixed(null)
    setHasFailed(false)
    return start()
  }, [version])
  useEffect(() => apply.current?.focus(), [])
  const applyFix = () => {
    if (!fixed) return
    applyTo(file, (current) => editBetween(current, fixed.text, { code: 'finding-fixed', rule }))
    say(text('fix.applied'))
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    close()
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <section className="fix" aria-label={text('fix')} aria-busy={!fixed?.findings}>
      <p className="quiet">{file}</p>
      {fixed ? <LineDifference before={before} after={fixed.text} /> : null}
      {fixed?.findings ? <Findings after={fixed.findings} /> : null}
      {fixed?.findings ? null : <p className="quiet">{text(hasFailed ? 'results.failed' : 'results.working')}</p>}
      <div className="actions">
        <button
          ref={apply}
          type="button"
          aria-keyshortcuts="Control+Enter"
          aria-disabled={!fixed}
          onClick={applyFix}
          onKeyDown={onKeyDown}
        >
          {text('fix.apply')}
        </button>
        <button type="button" onClick={close} onKeyDown={onKeyDown}>
          {text('fix.leave')}
        </button>
        <small>{text('fix.keys')}</small>
      </div>
    </section>
  )
}

/** Those that go, and those that come. */
function Findings({ after }: { after: readonly Finding[] }) {
  const text = useTexts()
  const before = useStudioState(({ checks }) => checks.findings)
  const gone = findingsOnlyIn(before, after)
  const added = findingsOnlyIn(after, before)
  return (
    <>
      <p>{text('fix.findings', { before: before.length, after: after.length })}</p>
      <ul className="changed">
        {gone.map(({ message }) => (
          <li key={message}>
            <del>{message}</del>
          </li>
        ))}
        {added.map(({ message }) => (
          <li key={message}>
            <ins>{message}</ins>
          </li>
        ))}
      </ul>
    </>
  )
}
