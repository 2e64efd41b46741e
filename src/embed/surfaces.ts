/** The surfaces by their modes: a file of its own, which loads when one of them is needed. */
export { createInline as inline } from './inline.ts'
export { createOverlay as overlay } from './overlay.ts'
export { createPopup as popup } from './popup.ts'
export { createRedirect as redirect } from './redirect.ts'
