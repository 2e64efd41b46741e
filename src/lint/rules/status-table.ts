import { flowShape } from '../../generated/flow.shape.ts'
import type { FlowRule } from '../rule.ts'

const statuses = flowShape.definitions.statusName.enum

/** The compiler refuses such a flow too; here it is said what the missing statuses would do. */
export const statusTable: FlowRule = {
  id: 'status-table',
  severity: 'error',
  over: 'flow',
  says: 'A step that polls says where each status of the API leads.',
  check: ({ definition }, report) => {
    for (const [name, step] of Object.entries(stepsOf(definition))) {
      const { poll, status } = step
      const missing = statuses.filter((each) => !isObject(status) || !Object.hasOwn(status, each))
      if (isObject(poll) && status === undefined)
        report(`/steps/${name}`, `'${name}' polls without a "status" table. Say where each of ${list(statuses)} leads.`)
      else if (isObject(status) && missing.length > 0)
        report(
          `/steps/${name}/status`,
          `${list(missing)} ${missing.length > 1 ? 'lead' : 'leads'} nowhere: when the API answers so, the user is told of an error. Add ${missing.length > 1 ? 'them' : 'it'} to the table.`,
        )
    }
  },
}

const list = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

type Json = Readonly<Record<string, unknown>>

const isObject = (node: unknown): node is Json => typeof node === 'object' && node !== null && !Array.isArray(node)

const stepsOf = (definition: unknown): Readonly<Record<string, Json>> => {
  const steps = isObject(definition) && isObject(definition['steps']) ? definition['steps'] : {}
  return Object.fromEntries(Object.entries(steps).filter((entry): entry is [string, Json] => isObject(entry[1])))
}
