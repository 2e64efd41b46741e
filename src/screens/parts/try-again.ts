import { onlineManager } from '@tanstack/react-query'
import type { Send } from '../view.ts'

/** Sends although the browser says that it is offline: where it leads may poll, and have no button that does. */
export function tryAgain(send: Send) {
  onlineManager.setOnline(true)
  send({ type: 'TRY_AGAIN' })
}
