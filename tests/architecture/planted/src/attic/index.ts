export const forgotten = true
