// @ts-expect-error: this file is not there, which is the point
export { gone } from './gone.ts'
