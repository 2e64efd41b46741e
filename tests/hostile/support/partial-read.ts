/** A server that stops reading in the middle of a request. */
import type { IncomingMessage } from 'node:http'

export interface PartialRead {
  read: (request: IncomingMessage) => void
  /** Once so much of the body has been read. */
  reached: Promise<void>
  /** Destroys the connection. */
  breakOff: () => void
  /** Reads whatever else comes. */
  goOn: () => void
  /** Once the connection has ended, whoever has ended it: whether the whole body has come. */
  ended: Promise<boolean>
}

/** @param share of the body, by its Content-Length */
export function partialRead(share: number): PartialRead {
  let onReached = () => {}
  let onEnded = (_: boolean) => {}
  let breakOff = () => {}
  let goOn = () => {}
  return {
    reached: new Promise((resolve) => {
      onReached = resolve
    }),
    ended: new Promise((resolve) => {
      onEnded = resolve
    }),
    breakOff: () => breakOff(),
    goOn: () => goOn(),
    read: (request) => {
      const enough = Number(request.headers['content-length']) * share
      let bytes = 0
      let isRead = false
      breakOff = () => void request.socket.destroy()
      goOn = () => {
        isRead = true
        request.resume()
      }
      request.socket.on('close', () => onEnded(request.complete))
      request.on('error', () => {})
      request.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes < enough || isRead) return
        request.pause()
        onReached()
      })
    },
  }
}
