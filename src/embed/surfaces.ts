/** The surfaces by their modes, the token, and the address to load in them: a file of its own, which loads when one is needed. */
export { widgetAddress } from './address.ts'
export { createInline as inline } from './inline.ts'
export { createOverlay as overlay } from './overlay.ts'
export { createPopup as popup } from './popup.ts'
export { createRedirect as redirect } from './redirect.ts'
export { resolveToken } from './token.ts'
