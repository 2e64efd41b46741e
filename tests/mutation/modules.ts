/** What is mutated, and which tests are asked. */
export interface Module {
  /** Asked only about what the others let pass, because each asks thousands of states. */
  slow: readonly string[]
}

export const modules: Readonly<Record<string, Module>> = {
  engine: { slow: ['walk', 'reference', 'properties', 'size'] },
  flow: { slow: ['compile', 'shape'] },
  messages: { slow: [] },
  forms: { slow: ['oracle'] },
  api: { slow: [] },
  session: { slow: ['split'] },
}
