import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import type { Cause } from '../../generated/flow.types.ts'
import { useText } from '../../ui/index.ts'
import { useOwnBack } from '../parts/use-own-back.ts'
import type { ScreenProps, View } from '../view.ts'
import { actionsFor, type Offers } from './cause-actions.ts'
import { CauseScreen } from './cause-screen.tsx'
import { flowText, namesIn } from './flow-text.ts'

/** What an error screen says in place of its usual words. */
export interface CauseWords {
  heading: string
  /** null: the usual sentence. */
  text: string | null
}

export type ErrorScreenProps = ScreenProps & { cause: CauseWords | null }

/**
 * An error screen that says the cause and the next step if the flow has them for the error code (docs/flows.md), and
 * otherwise what it usually says.
 */
export function withCauses(Usual: ComponentType<ErrorScreenProps>, offersOf: (view: View) => Offers) {
  return function ErrorScreen(props: ScreenProps) {
    const { view } = props
    const text = useText()
    // Kept from the first drawing on: the session clears its code with the next transition.
    const [cause] = useState(() => causeOf(view.options?.causes, view.code))
    const [asksForContact, setAsks] = useState(false)
    const stopAsking = useCallback(() => setAsks(false), [])
    useOwnBack(asksForContact && !view.busy ? stopAsking : null)
    const box = useRef<HTMLDivElement>(null)
    const wasAsking = useRef(false)
    useEffect(() => {
      if (wasAsking.current === asksForContact) return
      wasAsking.current = asksForContact
      box.current?.querySelector<HTMLElement>('[data-heading]')?.focus()
    }, [asksForContact])

    const actions = cause ? actionsFor(cause, view, offersOf(view)) : []
    const isFormFirst = actions[0] === 'contact'
    if (!cause || actions.length === 0) return <Usual {...props} cause={null} />
    const names = namesIn(view, text('credentials.source'))
    const words = { heading: flowText(cause.heading, names), text: flowText(cause.text, names) }
    return (
      <div ref={box} style={{ display: 'contents' }}>
        {isFormFirst || asksForContact ? (
          <Usual {...props} cause={isFormFirst ? words : { ...words, text: null }} />
        ) : (
          <CauseScreen {...props} cause={cause} {...words} actions={actions} onContact={() => setAsks(true)} />
        )}
      </div>
    )
  }
}

function causeOf(causes: Readonly<Record<string, Cause>> = {}, code: string | null): Cause | null {
  return code !== null && Object.hasOwn(causes, code) ? (causes[code] ?? null) : null
}
