/** Reads style sheets as they are written in src/ui/styles. */

const withoutComments = (css: string) => css.replace(/\/\*.*?\*\//gs, '')

/** `gap: 8px;` of every rule. */
export const declarationsOf = (css: string): [property: string, value: string][] =>
  [...withoutComments(css).matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+);/g)].map(([, property, value]) => [
    property as string,
    value as string,
  ])

/** What stands before each opening brace. */
export const preludesOf = (css: string): string[] =>
  [...withoutComments(css).matchAll(/(?<=^|[{};])\s*([^{};]+?)\s*\{/g)].map(([, prelude]) => prelude as string)
