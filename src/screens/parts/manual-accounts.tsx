import { useId, useState } from 'react'
import { manualAccountForm, manualAccountsForm, splitAccounts } from '../../forms/index.ts'
import { SchemaForm } from '../../ui/form/index.ts'
import { PrimaryButton, Screen, TextButton, useText } from '../../ui/index.ts'
import { plainNumber } from '../../untrusted/index.ts'
import { Explanation, explanationOf } from '../options/explanation.tsx'
import type { ScreenEvent, View } from '../view.ts'
import { ChosenSource } from './chosen-source.tsx'
import { SubmitError } from './submit-error.tsx'

interface ManualAccountsProps {
  view: View
  submit: (event: ScreenEvent) => boolean
  offline: boolean
  /** What the field starts with. */
  initial: string
  /** Hears what is typed, and '' when it is sent. */
  onType: (typed: string) => void
  onCancel: () => void
}

/** Manual entry of account numbers: one, or one per line (conformance 5.15–5.18). */
export function ManualAccounts({ view, submit, offline, initial, onType, onCancel }: ManualAccountsProps) {
  const text = useText()
  const formId = useId()
  const { multipleAccounts: several, busy, problem, preview } = view
  const [single] = useState(() => manualAccountForm(initial))
  const [multiple] = useState(() => manualAccountsForm(view.settings.manualAccountRows, initial))
  const [count, setCount] = useState(() => splitAccounts(initial).length)
  const send = (accounts: string[]) => {
    const chosen = accounts.map((number) => ({ account_number: number }))
    // What was sent is kept nowhere but in its field.
    if (submit({ type: 'SUBMIT_MANUAL_ACCOUNTS', accounts, chosen })) onType('')
  }
  const explained = explanationOf(view, 'account')
  const explanation = explained && <Explanation view={view} of={explained} />
  const common = { id: formId, busy, disabled: preview }
  return (
    <Screen
      hero={<ChosenSource view={view} />}
      heading={text('select-account.add-heading')}
      footer={
        <>
          <SubmitError
            view={view}
            offline={offline}
            rejection={problem === 'AccountFailed' ? text('select-account.failed') : null}
          />
          <PrimaryButton
            form={formId}
            disabled={preview || (several && count === 0)}
            busy={busy}
            busyLabel={text('select-account.saving')}
          >
            {several ? text('select-account.add-count', { count }) : text('select-account.add-single')}
          </PrimaryButton>
          <TextButton disabled={busy} onClick={onCancel}>
            {text('select-account.cancel')}
          </TextButton>
        </>
      }
    >
      {several ? (
        <SchemaForm
          {...common}
          form={multiple}
          texts={{
            accounts: {
              label: text('select-account.add-label-multiple'),
              hint: text('select-account.add-hint'),
              explanation,
            },
          }}
          onChange={({ accounts = '' }) => {
            setCount(splitAccounts(accounts).length)
            onType(accounts)
          }}
          onSubmit={({ accounts }) => send(splitAccounts(accounts))}
        />
      ) : (
        <SchemaForm
          {...common}
          form={single}
          texts={{ account: { label: text('select-account.add-label-single'), explanation } }}
          onChange={({ account = '' }) => onType(account)}
          onSubmit={({ account }) => send([plainNumber(account)])}
        />
      )}
    </Screen>
  )
}
