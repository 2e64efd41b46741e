import { createContext, type ReactNode, useContext } from 'react'
import { useStore } from 'zustand'
import { defined } from '../../flow/index.ts'
import type { StudioState } from './state.ts'
import type { Studio } from './store.ts'

const Context = createContext<Studio | null>(null)

export const StudioProvider = ({ studio, children }: { studio: Studio; children: ReactNode }) => (
  <Context value={studio}>{children}</Context>
)

/** The store and what changes it. */
export const useStudio = (): Studio => defined(useContext(Context), 'StudioProvider')

export const useStudioState = <T,>(select: (state: StudioState) => T): T => useStore(useStudio().store, select)
