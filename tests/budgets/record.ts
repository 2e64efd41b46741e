/** `npm run budgets:record`: keeps the sizes of the built widget, to tell later what has grown. */
import { record } from './sizes.ts'

await record()
