import { defined } from '../../flow/index.ts'
import { diskKey } from './disk.ts'
import type { DiskFlow } from './disk-flow.ts'
import { readDraft, slotsWithDraft } from './drafts.ts'

/**
 * Flows of the same name in different folders have drafts of their own: `connect`, `connect~2`. A flow whose drafts are
 * kept gets the same name again.
 * @param name of the flow
 */
export async function nameOfDrafts(name: string, chosen: DiskFlow): Promise<string> {
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? name : `${name}~${count}`
    const kept = await keptFlow(candidate)
    if (!kept || (await isSameFlow(kept, chosen))) return candidate
  }
}

async function keptFlow(name: string): Promise<DiskFlow | null> {
  for (const slot of await slotsWithDraft(diskKey(name))) {
    const draft = await readDraft(diskKey(name), slot)
    if (draft?.disk) return draft.disk
  }
  return null
}

/** Where the browser gives no handles, paths tell flows apart. */
async function isSameFlow(kept: DiskFlow, chosen: DiskFlow): Promise<boolean> {
  const [old, now] = [handleOfFlow(kept), handleOfFlow(chosen)]
  return old && now ? old.isSameEntry(now) : kept.path === chosen.path
}

const handleOfFlow = ({ files: { flows }, handles }: DiskFlow) => handles[defined(flows[0], 'flow').file]
