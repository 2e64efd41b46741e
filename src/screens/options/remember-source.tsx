import { useEffect, useRef, useState } from 'react'
import {
  canKeep,
  forgetConnection,
  forgetLastSource,
  keepConnection,
  keepLastSource,
  readConnections,
  readLastSource,
} from '../../device/index.ts'
import type { Source } from '../../generated/api.types.ts'
import type { RememberOption } from '../../generated/flow.types.ts'
import { CheckRow, useText } from '../../ui/index.ts'
import { cutName } from '../../untrusted/index.ts'
import type { View } from '../view.ts'

/** Offers to remember the source in this browser. Nothing is shown where the deployer or the browser forbids it. */
export function RememberSource({ view }: { view: View }) {
  const { options, remembers, source, preview } = view
  if (!options?.remember || !remembers || !source || !(preview || canKeep())) return null
  return <Offer view={view} source={source} option={options.remember} />
}

interface OfferProps {
  view: View
  source: Source
  option: RememberOption
}

function Offer({ view: { chosenAccounts, preview }, source, option: { days, list = false } }: OfferProps) {
  const text = useText()
  const { source_id: id, name } = source
  const [isKept, setKept] = useState(() => !preview && isRemembered(id, list))
  const [hasFailed, setFailed] = useState(false)
  const keep = useRef(() => {
    const now = Date.now()
    const isListed = !list || keepConnection({ id, name, accounts: chosenAccounts?.length ?? 0, at: now }, days, now)
    return isListed && keepLastSource({ id, name }, days, now)
  })
  const wasKept = useRef(isKept)
  // The user has asked for it at an earlier connection: this one takes its place.
  useEffect(() => {
    if (wasKept.current) keep.current()
  }, [])
  if (hasFailed) return null
  const change = (isOn: boolean) => {
    const isBlocked = isOn && !keep.current()
    setFailed(isBlocked)
    // Neither the source nor an entry of the list stays alone.
    if (!isOn || isBlocked) forget(id)
    setKept(isOn)
  }
  return (
    <CheckRow
      title={text('receipt.remember', { provider: cutName(name, text('select-account.source')) })}
      subtitle={text(list ? 'receipt.remember-list' : 'receipt.remember-note', { count: days })}
      checked={isKept}
      disabled={preview}
      onChange={change}
    />
  )
}

/** With the list, an entry that was kept without it does not count: the user was asked for less. */
function isRemembered(id: string, list: boolean): boolean {
  const now = Date.now()
  return list ? readConnections(now).some((connection) => connection.id === id) : readLastSource(now)?.id === id
}

function forget(id: string): void {
  const now = Date.now()
  forgetConnection(id, now)
  if (readLastSource(now)?.id === id) forgetLastSource()
}
