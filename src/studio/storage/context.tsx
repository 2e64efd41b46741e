import { createContext, type ReactNode, useContext } from 'react'
import { defined } from '../../flow/index.ts'
import type { FlowProblem } from '../document/first-problem.ts'
import { useStudio } from '../store/context.tsx'
import type { DiskFlow } from './disk-flow.ts'
import type { FileLocation } from './file-location.ts'
import { saveFlow } from './save.ts'

/** Why a flow is not opened. */
export type Failure = { code: 'none' | 'refused' | 'failed' } | { code: 'shape'; problem: FlowProblem }

/** Opens another flow in the place of the one that is shown. */
export interface Opening {
  /** The failure, where the flow that is shown stays; null: it is opened. */
  openDisk: (name: string, flow: DiskFlow) => Promise<Failure | null>
  /** @param flow a name or an address */
  openAddress: (flow: string) => void
}

const OpeningContext = createContext<Opening | null>(null)
const PlaceContext = createContext<FileLocation | null>(null)

export const OpeningProvider = ({ opening, children }: { opening: Opening; children: ReactNode }) => (
  <OpeningContext value={opening}>{children}</OpeningContext>
)

export const PlaceProvider = ({ place, children }: { place: FileLocation; children: ReactNode }) => (
  <PlaceContext value={place}>{children}</PlaceContext>
)

export const useOpening = (): Opening => defined(useContext(OpeningContext), 'OpeningProvider')
export const usePlace = (): FileLocation => defined(useContext(PlaceContext), 'PlaceProvider')

export function useSave(): () => void {
  const studio = useStudio()
  const place = usePlace()
  return () => void saveFlow(studio, place)
}
