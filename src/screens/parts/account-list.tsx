import { useState } from 'react'
import {
  CheckRow,
  ChoiceGroup,
  Digits,
  laterIcons,
  PrimaryButton,
  RadioRow,
  Screen,
  Skeleton,
  Small,
  TextButton,
  useText,
} from '../../ui/index.ts'
import { cutName } from '../../untrusted/index.ts'
import type { Send, View } from '../view.ts'
import { ChosenSource } from './chosen-source.tsx'
import { Part } from './part.tsx'
import { phaseOf, ReadFailed } from './read.tsx'
import { SliceEnd } from './slice-end.tsx'
import { SubmitError } from './submit-error.tsx'
import { useLoadAnnounced } from './use-load-announced.ts'
import { useRead } from './use-read.ts'
import { useSlice } from './use-slice.ts'

/** From so many on, all of them can be selected at once. */
const manyAccounts = 4

interface AccountListProps {
  view: View
  submit: Send
  offline: boolean
  /** Ids; some may no longer be in the list. */
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  onManual: () => void
}

/** The list of accounts, to choose one or several. */
export function AccountList({ view, submit, offline, chosen, onChoose, onManual }: AccountListProps) {
  const text = useText()
  const read = useRead(view.accounts())
  const phase = phaseOf(read)
  const accounts = read.data?.accounts ?? []
  const { shown, watch } = useSlice(accounts.length)
  // An empty list is read again until a deadline, and then counts as a failure (src/session/read-deadline.ts).
  const { fetchStatus } = read
  const isOffline = fetchStatus === 'paused'
  const hasFailed = phase === 'failed' || isOffline || (read.isError && fetchStatus === 'idle')
  const isFailed = accounts.length === 0 && hasFailed
  const isEmpty = !isFailed && accounts.length === 0
  // Rows with the same id are selected together and sent once.
  const ids = [...new Set(accounts.map(({ account_id }) => account_id))]
  const selected = ids.filter((id) => chosen.has(id))
  const selectedAccounts = accounts.filter(({ account_id }) => chosen.has(account_id))
  const isAll = selected.length === ids.length
  const found = text('select-account.found', { count: accounts.length })
  useLoadAnnounced(isEmpty, text('select-account.loading'), accounts.length > 0 ? found : '')

  const { multipleAccounts: several, busy, problem, preview } = view
  const count = several ? 'multiple' : 'single'
  const isIncomplete =
    accounts.some(({ account_address }) => !account_address) && (read.data?.isLast === true || read.isError)
  const unknownAddress = isIncomplete ? undefined : text('select-account.address-loading')
  // Addresses that arrive late find their room, so that no row moves under a finger.
  const [hadUnknown, setHadUnknown] = useState(false)
  if (!hadUnknown && accounts.some(({ account_address }) => !account_address)) setHadUnknown(true)
  const provider = cutName(view.source?.name, text('select-account.source'))
  const Row = several ? CheckRow : RadioRow
  const choose = (id: string, isOn: boolean) => {
    const others = several ? selected.filter((other) => other !== id) : []
    onChoose(new Set(isOn ? [...others, id] : others))
  }
  return (
    <Screen
      hero={<ChosenSource view={view} />}
      heading={text(`select-account.heading-${count}`)}
      text={text(`select-account.text-${count}`, { provider })}
      footer={
        <>
          <SubmitError
            view={view}
            offline={offline}
            rejection={problem === 'AccountFailed' ? text('select-account.failed') : null}
          />
          <PrimaryButton
            disabled={preview || selected.length === 0}
            busy={busy}
            busyLabel={text('select-account.saving')}
            onClick={() => submit({ type: 'SUBMIT_ACCOUNTS', accounts: selected, chosen: selectedAccounts })}
          >
            {selected.length === 0
              ? text('select-account.continue')
              : text('select-account.continue-count', { count: selected.length })}
          </PrimaryButton>
          {view.can('SUBMIT_MANUAL_ACCOUNTS') && (
            <Part view={view} name="manual-entry">
              <TextButton icon={laterIcons.plus} disabled={busy} onClick={onManual}>
                {text(`select-account.manual-${count}`)}
              </TextButton>
            </Part>
          )}
        </>
      }
    >
      {isFailed && (
        <ReadFailed
          view={view}
          read={read}
          message={phase === 'ready' && !isOffline ? text('select-account.none-found') : undefined}
        />
      )}
      {isEmpty && <Skeleton of="choices" rows={3} />}
      {isEmpty && phase === 'ready' && <Small>{text('select-account.none-found')}</Small>}
      {several && ids.length >= manyAccounts && (
        <div className="beside-marks">
          <TextButton disabled={busy} onClick={() => onChoose(new Set(isAll ? [] : ids))}>
            {text(isAll ? 'select-account.select-none' : 'select-account.select-all')}
          </TextButton>
        </div>
      )}
      {accounts.length > 0 && (
        <ChoiceGroup role={several ? 'group' : 'radiogroup'} label={text(`select-account.heading-${count}`)}>
          {accounts.slice(0, shown).map(({ account_id, account_number, account_address }, at) => (
            <Row
              key={account_id}
              name="account"
              title={
                <Digits>{cutName(account_number, text('select-account.account', { number: String(at + 1) }))}</Digits>
              }
              subtitle={account_address ? cutName(account_address) : unknownAddress}
              isTall={hadUnknown}
              checked={chosen.has(account_id)}
              disabled={busy}
              onChange={(isOn) => choose(account_id, isOn)}
            />
          ))}
          {shown < accounts.length && <SliceEnd key={shown} as="div" watch={watch} />}
        </ChoiceGroup>
      )}
      {isIncomplete && (
        <ReadFailed tone="warning" view={view} read={read} message={text('select-account.incomplete')} />
      )}
    </Screen>
  )
}
