/** The names in braces, each once and in their order. A brace without its counterpart counts as a name, which no argument has. */
export const namesInBraces = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{([^{}]*)\}|[{}]/g)].map(([brace, name]) => name ?? brace)),
]
