import { useState } from 'react'
import { SecondaryButton, useAnnounce, useText } from '../../ui/index.ts'

/** Hands the receipt to the device: to whatever the user shares it with, otherwise as a file. */
export function KeepReceipt({ title, words, disabled }: { title: string; words: () => string; disabled: boolean }) {
  const text = useText()
  const announce = useAnnounce()
  const [canShare, setCanShare] = useState(() => typeof navigator.share === 'function')
  const [isSaved, setSaved] = useState(false)
  const keep = async () => {
    if (canShare && (await share(title, words()))) return
    setCanShare(false)
    save(text('receipt.file'), words())
    setSaved(true)
    announce(text('receipt.saved'))
  }
  return (
    <div className="keep-receipt">
      <SecondaryButton disabled={disabled} onClick={() => void keep()}>
        {text(canShare ? 'receipt.share' : 'receipt.save')}
      </SecondaryButton>
      {isSaved && <p>{text('receipt.saved')}</p>}
    </div>
  )
}

/**
 * false: this page may not share, for instance in a frame without the permission. true also if the user cancels, or
 * presses again while the device still asks (InvalidStateError).
 */
const share = (title: string, text: string): Promise<boolean> =>
  navigator.share({ title, text }).then(
    () => true,
    (failed: unknown) => failed instanceof DOMException && /^(Abort|InvalidState)Error$/.test(failed.name),
  )

function save(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  link.download = `${name}.txt`
  link.click()
  // The address is needed until the download has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
