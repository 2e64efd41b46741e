/** What a host downloads for the SDK, and what the engine weighs, against the same of others. */
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { bundle } from '../bundle.ts'
import { type Row, type Section, single } from '../row.ts'

const src = fileURLToPath(new URL('../../../src', import.meta.url))

/** React, and the schema of flows, in which conditions look up one list of words. */
const leftOut = ['react', /generated\/flow\.shape/]

/** What a page that uses it contains, as one script. */
const uses = {
  SDK: `export { create } from '${src}/embed/index.ts'`,
  hook: `export { useTieline } from '${src}/embed/react.ts'`,
  Stripe: `export { loadStripe } from '@stripe/stripe-js'`,
  Plaid: `export { usePlaidLink } from 'react-plaid-link'`,
  Nango: `export { default } from '@nangohq/frontend'`,
  MX: `export { ConnectWidget } from '@mxenabled/web-widget-sdk'`,
  Pluggy: `export { PluggyConnect } from 'pluggy-connect-sdk'`,
  engine: `export { start, transition, accepts } from '${src}/engine/index.ts'
           export * from '${src}/flow/closures.ts'`,
  'engine with the compiler of conditions': `export { start, transition, accepts } from '${src}/engine/index.ts'
           export { createConditionCompiler } from '${src}/flow/index.ts'`,
  XState: `export { createActor, setup, assign } from 'xstate'`,
  robot3: `export { createMachine, state, transition, guard, reduce, interpret } from 'robot3'`,
  'json-logic-js': `export { default } from 'json-logic-js'`,
}

export async function sizesSection(): Promise<Section> {
  const bytes = async (code: string) => gzipSync(await bundle('sizes/page.ts', code, leftOut)).length
  const sizes = new Map<string, number>()
  for (const [name, code] of Object.entries(uses)) sizes.set(name, await bytes(code))
  const size = (name: keyof typeof uses) => sizes.get(name) ?? Number.NaN
  const of = (own: keyof typeof uses, other: keyof typeof uses, what: string): Row => ({
    what: `${own}, of ${what}`,
    unit: '×',
    value: single(size(own) / size(other)),
    limit: null,
  })
  const kib = (name: keyof typeof uses, limit: Row['limit'] = null, what: string = name): Row => ({
    what,
    unit: 'KiB',
    value: single(size(name) / 1024),
    limit,
  })
  return {
    title: 'Sizes',
    about:
      "Compressed with gzip, bundled and minified as a host would, React left out. Stripe's and Plaid's packages load the " +
      "rest from another server later, ours contains everything. The SDK alone loads with the host's page, so it has to " +
      'be a small part of it. The budget of the engine includes the closures of which conditions consist; their compiler, ' +
      'which also finds mistakes, belongs to the reading of a flow and is in the second row.',
    rows: [
      kib('engine', { atMost: 4 }, 'engine, with the closures of conditions and not their compiler'),
      kib('engine with the compiler of conditions'),
      of('engine', 'XState', 'XState'),
      of('engine', 'robot3', 'robot3'),
      kib('SDK', { atMost: 5 }),
      kib('hook', { atMost: 6 }),
      of('SDK', 'Stripe', "Stripe's loader"),
      of('hook', 'Plaid', 'react-plaid-link'),
      of('SDK', 'Nango', "Nango's frontend"),
      of('SDK', 'MX', "MX's web SDK"),
      of('SDK', 'Pluggy', "Pluggy's SDK"),
    ],
  }
}
