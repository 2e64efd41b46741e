/** Finds a control by its whole name, however its words are spaced. */
export const byName = (name: string) => (words: string) => words.replace(/\s+/g, ' ').trim() === name
