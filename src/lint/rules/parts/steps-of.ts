/** The steps of a document that may not be a sound flow. */
export type Json = Readonly<Record<string, unknown>>

export const isObject = (node: unknown): node is Json =>
  typeof node === 'object' && node !== null && !Array.isArray(node)

export function stepsOf(definition: unknown): [name: string, step: Json][] {
  const steps = isObject(definition) && isObject(definition['steps']) ? definition['steps'] : {}
  return Object.entries(steps).filter((entry): entry is [string, Json] => isObject(entry[1]))
}
