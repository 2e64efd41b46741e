import { deepEquals } from '@rjsf/utils'

export const same = deepEquals
