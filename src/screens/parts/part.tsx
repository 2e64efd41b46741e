import type { ReactNode } from 'react'
import type { View } from '../view.ts'

interface PartProps {
  view: View
  /** Unique within its screen; src/screens/README.md lists them. */
  name: string
  children: ReactNode
}

/** An element of a screen that a preview may hide by its name (conformance 2.95). */
export function Part({ view, name, children }: PartProps) {
  if (view.hidden.has(name)) return null
  return (
    <div data-element={name} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
