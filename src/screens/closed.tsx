import { useEffect } from 'react'
import { Screen, useText } from '../ui/index.ts'
import { forgetEntered } from './parts/forget.ts'

/** Shown after every end, by the user or the host, if the host does not remove the frame. */
export function Closed() {
  const text = useText()
  useEffect(forgetEntered, [])
  return <Screen align="center" heading={text('closed.heading')} text={text('closed.text')} />
}
