export const readFlow = (text: string): unknown => JSON.parse(text)
