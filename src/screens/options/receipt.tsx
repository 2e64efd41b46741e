import { useState } from 'react'
import { Digits, SafeLink, SourceLogo, useText } from '../../ui/index.ts'
import { cutName } from '../../untrusted/index.ts'
import { SliceEnd } from '../parts/slice-end.tsx'
import { useSlice } from '../parts/use-slice.ts'
import type { View } from '../view.ts'
import { KeepReceipt } from './keep-receipt.tsx'
import { receiptText } from './receipt-text.ts'

/** What was connected, which accounts, what happens next, and where to end it (docs/flows.md). */
export function Receipt({ view }: { view: View }) {
  const text = useText()
  const { source, client, lastCall, options, chosenAccounts, preview } = view
  const [connectedAt] = useState(() => new Date())
  const provider = cutName(source?.name, text('select-account.source'))
  const clientName = cutName(client.name?.trim())
  const isInvoices = lastCall === 'upload'
  const next = clientName
    ? text(isInvoices ? 'receipt.next-invoices' : 'receipt.next', { client: clientName, provider })
    : text(isInvoices ? 'receipt.next-invoices-unnamed' : 'receipt.next-unnamed', { provider })
  const address = options?.receipt?.address
  const label = text('receipt.label')
  const words = () =>
    receiptText({
      heading: label,
      provider,
      connectedAt,
      accounts: chosenAccounts?.length
        ? { heading: text('receipt.accounts', { count: chosenAccounts.length }), chosen: chosenAccounts }
        : null,
      next,
      manage: address === undefined ? null : { words: text('receipt.manage'), address },
    })
  return (
    <section className="receipt" aria-label={label}>
      {source && (
        <div className="receipt-source">
          <SourceLogo src={source.logo_url} name={provider} />
          <bdi>{provider}</bdi>
        </div>
      )}
      <ChosenAccounts view={view} />
      <p>{next}</p>
      {address && (
        <p>
          <SafeLink href={address} alone>
            {text('receipt.manage')}
          </SafeLink>
        </p>
      )}
      {options?.receipt?.keep && <KeepReceipt title={label} words={words} disabled={preview} />}
    </section>
  )
}

function ChosenAccounts({ view: { chosenAccounts } }: { view: View }) {
  const text = useText()
  const { shown, watch } = useSlice(chosenAccounts?.length ?? 0)
  if (!chosenAccounts?.length) return null
  return (
    <div>
      <h2 className="receipt-title">{text('receipt.accounts', { count: chosenAccounts.length })}</h2>
      <ul className="receipt-accounts">
        {chosenAccounts.slice(0, shown).map(({ account_number, account_address }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={at}>
            <bdi>
              <Digits>{cutName(account_number, text('select-account.account', { number: String(at + 1) }))}</Digits>
            </bdi>
            {account_address && <bdi className="receipt-address">{cutName(account_address)}</bdi>}
          </li>
        ))}
        {shown < chosenAccounts.length && <SliceEnd key={shown} as="li" watch={watch} />}
      </ul>
    </div>
  )
}
