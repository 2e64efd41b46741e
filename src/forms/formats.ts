/** String formats of the forms, shared by Ajv at build time and the checker in the browser (conformance 5.2, 5.3). */
export const formats = {
  email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
  /** A website as people type it: the scheme may be left out, a dotted host may not. */
  'web-address': /^\s*(?:https?:\/\/)?[^\s/.:@?#]+(?:\.[^\s/.:@?#]+)+(?::\d{1,5})?(?:[/?#]\S*)?\s*$/i,
}
