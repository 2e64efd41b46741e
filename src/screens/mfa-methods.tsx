import { useState } from 'react'
import { List, ListRow, Screen, Skeleton, useText } from '../ui/index.ts'
import { cutName } from '../untrusted/index.ts'
import { ChosenSource } from './parts/chosen-source.tsx'
import { OutsideText } from './parts/outside-text.tsx'
import { isOutdated, phaseOf, ReadFailed } from './parts/read.tsx'
import { SliceEnd } from './parts/slice-end.tsx'
import { SubmitError } from './parts/submit-error.tsx'
import { useLoadAnnounced } from './parts/use-load-announced.ts'
import { useRead } from './parts/use-read.ts'
import { useSlice } from './parts/use-slice.ts'
import { useSubmit } from './parts/use-submit.ts'
import type { ScreenProps } from './view.ts'

/** The ways in which the source can verify the user, such as a text message or a call (conformance 2.66). */
export function MfaMethods({ view, send }: ScreenProps) {
  const text = useText()
  const { submit, offline } = useSubmit(send)
  const [chosen, setChosen] = useState<string | null>(null)
  const read = useRead(view.methods())
  const phase = phaseOf(read)
  const { title, methods = [] } = read.data ?? {}
  const { shown, watch } = useSlice(methods.length)
  useLoadAnnounced(phase === 'loading', text('app.loading'), cutName(title ?? ''))
  const choose = (methodId: string) => {
    setChosen(methodId)
    submit({ type: 'SELECT_METHOD', methodId })
  }
  return (
    <Screen
      hero={<ChosenSource view={view} />}
      heading={title ? <OutsideText>{title}</OutsideText> : text('mfa-methods.heading')}
    >
      {phase === 'loading' && <Skeleton of="rows" rows={3} />}
      {(phase === 'failed' || isOutdated(read)) && (
        // Each failure is a new alert, so that it is read out again.
        <ReadFailed key={read.errorUpdateCount} view={view} read={read} busy={read.isFetching} />
      )}
      <SubmitError
        view={view}
        offline={offline}
        rejection={view.problem === 'InvalidAnswer' ? text('mfa-methods.invalid') : null}
      />
      {methods.length > 0 && (
        <List label={title ? cutName(title) : text('mfa-methods.heading')}>
          {methods.slice(0, shown).map(({ mfa_method_id, label }, at) => (
            <ListRow
              key={mfa_method_id}
              title={cutName(label, text('mfa-methods.unnamed', { number: String(at + 1) }))}
              disabled={view.preview || (view.busy && mfa_method_id !== chosen)}
              busy={view.busy && mfa_method_id === chosen}
              onClick={() => choose(mfa_method_id)}
            />
          ))}
          {shown < methods.length && <SliceEnd key={shown} as="li" watch={watch} />}
        </List>
      )}
    </Screen>
  )
}
