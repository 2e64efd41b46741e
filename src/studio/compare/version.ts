import { useMemo } from 'react'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { readFlow } from '../document/read-flow.ts'
import { fileBefore } from '../results/file-before.ts'
import { useStudioState } from '../store/context.tsx'
import { allFiles, filesNow } from '../store/files.ts'

export type Which = 'before' | 'after'

/** The flow of a file as it was opened, or as it is now, with everything merged in; null: there is none. */
export function useVersion(which: Which, file: string): FlowDefinition | null {
  const opened = useStudioState((state) => state.opened)
  const edited = useStudioState((state) => state.file)
  const document = useStudioState((state) => state.document)
  const others = useStudioState((state) => state.others)
  return useMemo(() => {
    const base = allFiles(opened.files)
    const now = allFiles(filesNow({ opened, file: edited, document, tests: null, others }))
    if (which === 'after') return readFlow(file, now)
    const before = fileBefore(file, base, now)
    return before === undefined ? null : readFlow(before, base)
  }, [which, file, opened, edited, document, others])
}
