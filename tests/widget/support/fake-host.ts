import type { HostMessage } from '../../../src/messages/index.ts'
import type { Host } from '../../../src/widget/report.ts'

/** A host that keeps the messages that it is notified of. */
export function fakeHost() {
  const announced: HostMessage[] = []
  const host: Host = {
    notify: (message) => announced.push(message),
    identify: () => {},
    allow: () => {},
    pin: () => null,
    hello: () => {},
    attach: () => {},
    report: () => {},
    controls: {},
  }
  return { host, announced }
}
