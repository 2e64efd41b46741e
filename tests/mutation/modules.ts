/** What is mutated, and which tests are asked. */
export interface Module {
  /** Asked only about what the others let pass, because each asks thousands of states. */
  slow: readonly string[]
  /** One change in so many is judged. */
  oneIn: number
}

export const modules: Readonly<Record<string, Module>> = {
  engine: { slow: ['walk', 'reference', 'properties', 'size'], oneIn: 8 },
  flow: { slow: ['compile', 'shape'], oneIn: 12 },
  messages: { slow: [], oneIn: 1 },
  forms: { slow: ['oracle'], oneIn: 2 },
  api: { slow: [], oneIn: 1 },
  session: { slow: ['split'], oneIn: 4 },
}
