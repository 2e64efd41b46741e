/** The surfaces that load with the first frame. */
export { createInline as inline } from './inline.ts'
export { createOverlay as overlay } from './overlay.ts'
