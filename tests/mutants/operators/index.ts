/** Every kind of mistake, by its name in the report. */
import * as conditions from './conditions.ts'
import * as names from './names.ts'
import type { Operator } from './operator.ts'
import * as reads from './reads.ts'
import * as rules from './rules.ts'
import * as steps from './steps.ts'
import * as targets from './targets.ts'

export const operators: Readonly<Record<string, Operator>> = {
  ...targets,
  ...rules,
  ...conditions,
  ...steps,
  ...reads,
  ...names,
}
