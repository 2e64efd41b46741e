import type { ReactNode } from 'react'
import { useStudioState } from '../store/context.tsx'
import './editable.css'

/** What edits the flow: grey and read-only while its text is no flow. */
export function Editable({ children }: { children: ReactNode }) {
  const isSound = useStudioState((state) => state.isSound)
  return (
    <fieldset className="editable" disabled={!isSound}>
      {children}
    </fieldset>
  )
}
