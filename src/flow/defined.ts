/** A value that cannot be missing. If it is, the error is in our own code and not in a flow. */
export function defined<T>(value: T, what: string): NonNullable<T> {
  if (value === undefined || value === null) throw new Error(`There is no ${what}.`)
  return value
}
