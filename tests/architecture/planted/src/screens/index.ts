import { form } from '../ui/form/index.ts'
import { isLook } from '../ui/index.ts'

export const screen = { form, isLook }
