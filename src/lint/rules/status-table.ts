import { suggest } from '../../flow/index.ts'
import { flowShape } from '../../generated/flow.shape.ts'
import type { FlowRule } from '../rule.ts'
import { isObject, stepsOf } from './parts/steps-of.ts'

const statuses = flowShape.definitions.statusName.enum

/** The compiler refuses such a flow too; this rule explains what a missing status would do. */
export const statusTable: FlowRule = {
  id: 'status-table',
  severity: 'error',
  over: 'flow',
  summary: 'A step that polls has a target for each status of the API.',
  rank: 'definition',
  check: ({ definition }, report) => {
    for (const [name, { poll, status }] of stepsOf(definition)) {
      const unknown = isObject(status) ? Object.keys(status).filter((each) => !isStatus(each)) : []
      const missing = statuses.filter((each) => !isObject(status) || !Object.hasOwn(status, each))
      const isMisspelt = unknown.some((each) => suggest(each, missing).kind === 'did-you-mean')
      if (isObject(poll) && status === undefined)
        report(`/steps/${name}`, `'${name}' polls without a "status" table. Say where each of ${list(statuses)} leads.`)
      else if (isObject(status) && missing.length > 0)
        report(
          `/steps/${name}/status`,
          `${list(missing)} ${missing.length > 1 ? 'lead' : 'leads'} nowhere: when the API answers with it, the user sees an error. Add ${missing.length > 1 ? 'them' : 'it'} to the table.`,
          { rank: isMisspelt ? 'consequence' : 'definition' },
        )
    }
  },
}

const isStatus = (name: string) => statuses.some((each) => each === name)

const list = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')
