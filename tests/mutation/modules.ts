/** What is mutated, and which tests run. */
export interface Module {
  /**
   * Test files for the second round, which run only for changes that the module's other tests did not notice: they try
   * thousands of states, or belong to a module that uses this one.
   */
  last: readonly string[]
  /** One change in so many is judged. */
  oneIn: number
}

/** The code with all changes in it is above its budget. */
export const neverRun = ['tests/engine/size.test.ts']

export const modules: Readonly<Record<string, Module>> = {
  engine: { last: ['engine/walk', 'engine/reference', 'engine/properties'], oneIn: 8 },
  flow: {
    last: ['flow/compile', 'flow/shape', 'engine/form-steps', 'engine/next', 'engine/back', 'engine/payload'],
    oneIn: 12,
  },
  messages: { last: [], oneIn: 1 },
  forms: { last: ['forms/oracle'], oneIn: 2 },
  api: { last: [], oneIn: 1 },
  session: { last: ['session/split'], oneIn: 4 },
}
