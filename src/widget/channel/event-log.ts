/** Numbers the events and holds them until the frame is visible. */
import type { EventMetadata, EventPortMessage, HostEventName } from '../../generated/messages.types.ts'

interface Entry {
  name: HostEventName
  metadata: EventMetadata
}

export interface EventLog {
  /** Does nothing after HANDOFF or EXIT. */
  add: (name: HostEventName, metadata: EventMetadata) => void
  /** The frame is visible; counts once. */
  open: (metadata: EventMetadata) => void
  /** Whether HANDOFF or EXIT has been added. */
  isOver: () => boolean
}

export function createEventLog(post: (message: EventPortMessage) => void, newId: () => string): EventLog {
  let held: Entry[] | null = []
  let seq = 0
  let isOver = false

  function send({ name, metadata }: Entry) {
    post({ v: 1, type: 'event', seq, id: newId(), ts: Date.now(), name, metadata })
    seq += 1
  }

  return {
    add: (name, metadata) => {
      if (isOver) return
      isOver = name === 'EXIT' || name === 'HANDOFF'
      if (!held) return send({ name, metadata })
      // Nobody saw the screens before this one.
      if (name === 'TRANSITION_VIEW') held = held.filter((entry) => entry.name !== name)
      held.push({ name, metadata })
    },
    open: (metadata) => {
      if (!held) return
      const waiting = held
      held = null
      send({ name: 'OPEN', metadata })
      waiting.forEach(send)
    },
    isOver: () => isOver,
  }
}
