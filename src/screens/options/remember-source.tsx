import { useState } from 'react'
import { canKeep, forgetLastSource, keepLastSource, readLastSource } from '../../device/index.ts'
import { CheckRow, useText } from '../../ui/index.ts'
import { cutName } from '../../untrusted/index.ts'
import type { View } from '../view.ts'

/** Offers to remember the source in this browser. Nothing is shown where the deployer or the browser forbids it. */
export function RememberSource({ view: { options, remembers, source, preview } }: { view: View }) {
  const text = useText()
  const [isKept, setKept] = useState(() => !preview && readLastSource(Date.now())?.id === source?.source_id)
  const [hasFailed, setFailed] = useState(false)
  const days = options?.remember?.days
  if (days === undefined || !remembers || !source || hasFailed || !(preview || canKeep())) return null
  const provider = cutName(source.name, text('select-account.source'))
  const keep = (isOn: boolean) => {
    if (isOn) setFailed(!keepLastSource({ id: source.source_id, name: source.name }, days, Date.now()))
    else forgetLastSource()
    setKept(isOn)
  }
  return (
    <CheckRow
      title={text('receipt.remember', { provider })}
      subtitle={text('receipt.remember-note', { count: days })}
      checked={isKept}
      disabled={preview}
      onChange={keep}
    />
  )
}
