import { useState } from 'react'
import { useAnnounce, useText } from '../../ui/index.ts'

type CopyResult = 'continue-on-phone.copied' | 'continue-on-phone.not-copied'

/**
 * Copies the link, and says so. Where the page may not, as in a frame without the right to, `mark` selects the link for
 * the user to copy.
 */
export function useCopy(address: string, mark: () => void) {
  const text = useText()
  const announce = useAnnounce()
  const [said, setSaid] = useState<CopyResult | null>(null)
  const say = (what: CopyResult) => {
    setSaid(what)
    announce(text(what))
  }
  const copy = () =>
    writeToClipboard(address).then(
      () => say('continue-on-phone.copied'),
      () => {
        mark()
        say('continue-on-phone.not-copied')
      },
    )
  return { copy, said }
}

/** Rejects as well where the page has no clipboard: browsers offer one over HTTPS alone. */
const writeToClipboard = async (text: string) => navigator.clipboard.writeText(text)
