export { sourcePointer, textAt } from '../../../analysis/index.ts'
