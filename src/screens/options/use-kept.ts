import { useState } from 'react'
import {
  type Connection,
  forgetConnection,
  forgetConnections,
  forgetLastSource,
  type LastSource,
  readConnections,
  readLastSource,
} from '../../device/index.ts'
import type { Source } from '../../generated/api.types.ts'
import type { View } from '../view.ts'

interface Kept {
  last: LastSource | null
  connections: readonly Connection[]
}

const nothing: Kept = { last: null, connections: [] }

/** What this browser keeps, if the flow and the deployer allow that; a preview shows samples in its place. */
export function useKept(view: View, common: readonly Source[]) {
  const [kept, setKept] = useState(() => (view.preview ? nothing : readKept(view, Date.now())))
  const forgetAll = () => {
    forgetLastSource()
    forgetConnections()
    setKept(nothing)
  }
  const remove = ({ id }: Connection) => {
    forgetConnection(id, Date.now())
    if (kept.last?.id === id) forgetLastSource()
    setKept({
      last: kept.last?.id === id ? null : kept.last,
      connections: kept.connections.filter((connection) => connection.id !== id),
    })
  }
  return { ...(view.preview ? samples(view, common) : kept), forgetAll, remove }
}

function readKept({ options, remembers }: View, now: number): Kept {
  if (!options?.remember || !remembers) return nothing
  return { last: readLastSource(now), connections: options.remember.list ? readConnections(now) : [] }
}

function samples({ options, remembers }: View, [first]: readonly Source[]): Kept {
  if (!options?.remember || !remembers || !first) return nothing
  const last = { id: first.source_id, name: first.name }
  return { last, connections: options.remember.list ? [{ ...last, accounts: 2, at: Date.UTC(2026, 0, 15) }] : [] }
}
