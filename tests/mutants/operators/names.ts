/** A name changed where it is declared, and nowhere else. */
import { keysAt, nodesWithKey, renamed } from '../pointer.ts'
import { mutation, type Operator } from './operator.ts'

const tables = (flow: unknown) => ['/steps', '/conditions', '/data', '/inputs', ...nodesWithKey(flow, 'states')]

export const rename: Operator = (flow) =>
  tables(flow).flatMap((table) =>
    keysAt(flow, table).map((name) => {
      const [pointer, value] = renamed(flow, `${table}/${name}`, `${name}2`)
      return { ...mutation(pointer, value, `is called ${name}2`), pointer: `${table}/${name}` }
    }),
  )
