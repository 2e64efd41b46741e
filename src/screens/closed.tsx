import { Screen, useText } from '../ui/index.ts'

/** Shown after the end if the host does not remove the frame. */
export function Closed() {
  const text = useText()
  return <Screen align="center" heading={text('closed.heading')} text={text('closed.text')} />
}
