import { useEffect, useRef, useState } from 'react'
import { PrimaryButton, Screen, Small, TextButton, useAnnounce, useText } from '../ui/index.ts'
import { ChosenSource } from './parts/chosen-source.tsx'
import { DropZone } from './parts/drop-zone.tsx'
import { FileList } from './parts/file-list.tsx'
import { fileAt, sortInvoices, withoutDuplicates } from './parts/invoices.ts'
import { OnPhone } from './parts/on-phone.tsx'
import { RejectedFiles } from './parts/rejected-files.tsx'
import { SubmitError } from './parts/submit-error.tsx'
import { UploadProgress } from './parts/upload-progress.tsx'
import { useFiles } from './parts/use-files.ts'
import { useFocusAfter } from './parts/use-focus-after.ts'
import { useSubmit } from './parts/use-submit.ts'
import type { ScreenProps } from './view.ts'

/** Invoices instead of credentials (conformance 2.79–2.83). */
export function UploadInvoices({ view, send }: ScreenProps) {
  const text = useText()
  const announce = useAnnounce()
  const zone = useRef<HTMLButtonElement>(null)
  const { submit, offline } = useSubmit(send)
  const { files, rejected, reading, current, list, reject, add } = useFiles(view.source)
  const [attempt, setAttempt] = useState<readonly File[]>([])
  /** The share of all bytes. None has gone out where the server wants no try yet. */
  const [sent, setSent] = useState(0)
  const { busy } = view
  // Cancel goes when sending ends.
  useFocusAfter(busy)
  const [only] = attempt
  const stoppedAt = sent > 0 && only && attempt.length === 1 ? only : fileAt(attempt, sent)
  const isUntold = stoppedAt !== null && view.failure !== 'limited' && !view.problemText?.includes(stoppedAt.name)
  const selected = files.length > 0 ? text('upload-invoices.selected', { count: files.length }) : null
  useEffect(() => {
    if (selected) announce(selected)
  }, [selected, announce])

  // A file that has changed since it was chosen could never be sent.
  const wasBusy = useRef(busy)
  useEffect(() => {
    if (wasBusy.current && !busy)
      void sortInvoices(files).then(({ accepted, rejected: unreadable }) => {
        if (unreadable.length === 0) return
        // The user may have removed or added others meanwhile.
        list(current().filter((file) => accepted.includes(file) || !files.includes(file)))
        reject(unreadable)
      })
    wasBusy.current = busy
  }, [busy, files, current, list, reject])

  const addFiles = (more: Promise<readonly File[]>) =>
    add(more.then(sortInvoices), async ({ accepted, rejected: others }) => {
      const added = await withoutDuplicates(current(), accepted)
      setAttempt([])
      list([...current(), ...added])
      reject(others)
    })
  const remove = (file: File) => {
    // The list disappears with its last file, so the focus moves to the drop zone.
    if (files.length === 1) zone.current?.focus()
    setAttempt([])
    list(current().filter((other) => other !== file))
  }
  const upload = () => {
    setAttempt(files)
    setSent(0)
    reject([])
    submit({
      type: 'SUBMIT_INVOICES',
      files: [...files],
      onProgress: (bytes, total) => setSent(total > 0 ? bytes / total : 0),
    })
  }
  return (
    <Screen
      hero={<ChosenSource view={view} />}
      heading={text('upload-invoices.heading')}
      text={text('upload-invoices.text', { product: view.product.name })}
      footer={
        <>
          {busy && <UploadProgress share={sent} />}
          {/* Above the button that was just pressed, so that a second click does not hit Cancel. */}
          {busy && <TextButton onClick={() => send({ type: 'CANCEL' })}>{text('upload-invoices.cancel')}</TextButton>}
          <SubmitError
            view={view}
            offline={offline}
            rejection={view.problem === 'UploadFailed' ? text('upload-invoices.failed') : null}
            detail={isUntold && text('upload-invoices.stopped', { name: stoppedAt.name })}
          />
          <PrimaryButton
            // What is sent while files are read would leave them out.
            disabled={view.preview || files.length === 0 || reading > 0}
            busy={busy}
            busyLabel={text('upload-invoices.uploading')}
            onClick={upload}
          >
            {text('upload-invoices.continue')}
          </PrimaryButton>
          {view.can('USE_PHONE') && <OnPhone view={view} onPress={() => send({ type: 'USE_PHONE' })} />}
        </>
      }
    >
      <DropZone ref={zone} disabled={busy} isLow={files.length > 0} onFiles={addFiles} />
      {reading > 0 && <Small>{text('app.loading')}</Small>}
      {rejected.length > 0 && <RejectedFiles files={rejected} />}
      {selected && (
        <div>
          <Small>{selected}</Small>
          <FileList label={selected} files={files} sent={busy ? sent : null} onRemove={remove} />
        </div>
      )}
    </Screen>
  )
}
