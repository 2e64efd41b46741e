import { applyEdits, modify } from 'jsonc-parser'

/** A flow file as users download it: unchanged except for its flow tests, which only the linter reads. */
export const withoutFlowTests = (text: string): string => applyEdits(text, modify(text, ['assert'], undefined, {}))
