import { laterIcons, TextButton, useMedia, useText } from '../../ui/index.ts'
import type { View } from '../view.ts'
import { Part } from './part.tsx'

/** What is used with a mouse is no phone. The width says nothing, because a host may show a narrow frame. */
const hasMouse = '(hover: hover) and (pointer: fine)'

/** Offers to go on with a phone, on a device that is none. */
export function OnPhone({ view, onPress }: { view: View; onPress: () => void }) {
  const text = useText()
  if (!useMedia(hasMouse)) return null
  return (
    <Part view={view} name="phone">
      <TextButton icon={laterIcons.phone} disabled={view.preview || view.busy} onClick={onPress}>
        {text('credentials.on-phone')}
      </TextButton>
    </Part>
  )
}
