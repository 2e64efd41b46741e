export const check = (value: unknown) => value !== undefined
