/** String formats of the forms, shared by Ajv at build time and the checker in the browser (conformance 5.2, 5.3). */
export const formats = {
  /** Without the signs that an address may have in quotation marks only, which no provider gives. */
  email: /^[^\s@<>()[\],;:"“”„«»\\]+@[^\s@.<>()[\],;:"“”„«»\\]+(?:\.[^\s@.<>()[\],;:"“”„«»\\]+)+$/,
  /** No character can belong to two parts in a row: a megabyte of brackets would take minutes. */
  phone: /^(?:[\s(]*\+)?(?:[\s().·/-]*\d){5,15}[\s().·/-]*$/,
  /** As a browser's own date field gives it. Its year is 0026 where only 26 was typed, which nobody means. */
  date: /^(?:1[89]|2\d)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  /** A website as people type it: the scheme may be left out, a dotted host may not. */
  'web-address': /^\s*(?:https?:\/\/)?[^\s/.:@?#]+(?:\.[^\s/.:@?#]+)+(?::\d{1,5})?(?:[/?#]\S*)?\s*$/i,
}
