/** Generated parts of documents: each stands between `<!-- name -->` and `<!-- end of name -->`. */

/** The document with another content of the block; throws if it has no such block. */
export function withBlock(document: string, name: string, content: string): string {
  const block = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- end of ${name} -->)`)
  if (!block.test(document)) throw new Error(`The document has no block <!-- ${name} --> … <!-- end of ${name} -->.`)
  return document.replace(block, (_, open: string, close: string) => `${open}\n${content}\n\n${close}`)
}
