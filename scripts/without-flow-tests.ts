import { applyEdits, modify } from 'jsonc-parser'

/** A flow as users download it: as it is written, without its promises, which the linter alone reads and bind nobody there. */
export const withoutFlowTests = (text: string): string => applyEdits(text, modify(text, ['assert'], undefined, {}))
