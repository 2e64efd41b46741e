/** React hook and component over the core. Server components may import it. */
'use client'

import {
  createElement,
  type ReactElement,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { create } from './link.ts'
import type { Callbacks, State, TielineError, TielineLink, TielineOptions } from './types.ts'

export type * from './types.ts'

export interface UseTieline extends Pick<TielineLink, 'open' | 'exit' | 'preload' | 'back'> {
  state: State
  /** There is a token, so `open()` shows the widget at once. Without one `open()` waits for it. */
  ready: boolean
  error: TielineError | null
}

/** Callbacks that never change: they call those of the latest render. */
const forwardTo = (latest: { readonly current: Callbacks }): Required<Callbacks> => ({
  onLoad: () => latest.current.onLoad?.(),
  onSuccess: (token, metadata) => latest.current.onSuccess?.(token, metadata),
  onExit: (error, metadata) => latest.current.onExit?.(error, metadata),
  onEvent: (name, metadata) => latest.current.onEvent?.(name, metadata),
  onTokenExpired: () => latest.current.onTokenExpired?.(),
})

/** On a server React 18 warns of a layout effect. */
const useBeforeEffects = typeof document === 'undefined' ? useEffect : useLayoutEffect

const onServer = () => 'idle' as const

/** One link for the life of the component. Options may change with each render; callbacks are those of the latest one. */
export function useTieline(options: TielineOptions): UseTieline {
  const latest = useRef(options)
  const [callbacks] = useState(() => forwardTo(latest))
  const [link] = useState(() => create({ ...options, ...callbacks }))
  /** The options of the render before. */
  const given = useRef(options)
  const mounted = useRef(false)
  const state = useSyncExternalStore(link.subscribe, () => link.state, onServer)
  const { open, exit, preload, back } = link
  const [actions] = useState(() => {
    const ifMounted = (act: () => void) => () => {
      if (mounted.current) act()
    }
    return { open: ifMounted(open), exit, preload: ifMounted(preload), back }
  })

  // As soon as the render counts. The link itself must wait: its update may render again, which is forbidden here.
  useInsertionEffect(() => {
    latest.current = options
  })
  // Before the effects of the host, so that the link is up to date when they use it.
  useBeforeEffects(() => {
    // An option that this render leaves out gets its default again.
    const left = Object.fromEntries(Object.keys(given.current).map((name) => [name, undefined]))
    link.update({ ...left, ...options, ...callbacks })
    given.current = options
  })
  // Before every effect of children, so that each of them may open the link.
  useInsertionEffect(() => {
    mounted.current = true
  }, [])
  useBeforeEffects(() => {
    mounted.current = true
  }, [])
  // A tree that is only hidden, because something in it waits, keeps these effects and its session.
  useEffect(
    () => () => {
      mounted.current = false
      // StrictMode and moved trees mount again at once, and the session must survive that.
      queueMicrotask(() => mounted.current || link.destroy())
    },
    [link],
  )
  return { ...actions, state, ready: !!options.token, error: link.error }
}

export interface TielineProps extends Omit<TielineOptions, 'container' | 'mode'> {
  /** Of the element around the frame. */
  className?: string
}

/** The widget inline, open as long as the component is mounted. */
export function Tieline({ className, ...options }: TielineProps): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const { open } = useTieline({ ...options, mode: 'inline', container: () => place.current })
  useEffect(() => open(), [open])
  return createElement('div', { className, ref: place })
}
