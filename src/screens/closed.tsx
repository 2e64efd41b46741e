import { Screen, useText } from '../ui/index.ts'

/** The end, where no host takes the frame away. */
export function Closed() {
  const text = useText()
  return <Screen align="center" heading={text('closed.heading')} text={text('closed.text')} />
}
