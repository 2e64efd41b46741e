/** Both screens where those of a customer first differ. */
import { useMemo } from 'react'
import { defined } from '../../flow/index.ts'
import { filesByPath, resolveFlow, type SourceFile } from '../../flow-files/index.ts'
import { WidgetFrame } from '../preview/widget-frame.tsx'
import { fileBefore } from '../results/file-before.ts'
import { customerInWords } from '../results/in-words.ts'
import { useStudioState } from '../store/context.tsx'
import { allFiles, filesNow } from '../store/files.ts'
import { useTexts } from '../texts.tsx'
import './compare.css'

export function ComparePane() {
  const text = useTexts()
  const id = useStudioState((state) => state.compared)
  const effects = useStudioState((state) => state.results.effects)
  const found = effects?.customers.find(({ customer }) => customer.id === id)
  if (!found?.first) return <p className="quiet">{text('compare.none')}</p>
  const { customer, first } = found
  return (
    <div className="compare">
      <p>{customerInWords(customer, text)}</p>
      <ol>
        {first.trace.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <Side which="before" step={first.before} customer={customer} />
      <Side which="after" step={first.after} customer={customer} />
    </div>
  )
}

interface SideProps {
  which: 'before' | 'after'
  /** null: the widget has closed. */
  step: string | null
  customer: { file: string; client: Readonly<Record<string, unknown>>; splits: Readonly<Record<string, string>> }
}

function Side({ which, step, customer: { file, client, splits } }: SideProps) {
  const text = useTexts()
  const opened = useStudioState((state) => state.opened)
  const edited = useStudioState((state) => state.file)
  const document = useStudioState((state) => state.document)
  const others = useStudioState((state) => state.others)
  const flow = useMemo(() => {
    const base = allFiles(opened.files)
    const now = allFiles(filesNow({ opened, file: edited, document, tests: null, others }))
    return which === 'after' ? merged(file, now) : merged(defined(fileBefore(file, base, now), 'opened flow'), base)
  }, [which, file, opened, edited, document, others])
  const heading = text(which === 'before' ? 'compare.before' : 'compare.after')
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      {step === null ? (
        <p className="quiet">{text('preview.closed')}</p>
      ) : (
        <WidgetFrame title={`${heading}: ${step}`} step={step} flow={flow} client={client} splits={splits} />
      )}
    </section>
  )
}

const merged = (file: string, files: readonly SourceFile[]): unknown => resolveFlow(file, filesByPath(files)).flat.value
