/** `tieline customers`: which variant differs from the flow in what. */
import { filesByPath, isVariant, resolveFlow, rootOf } from '../flow-files/index.ts'
import type { Command } from './command.ts'
import { type CustomerReport, createCustomerReport } from './customers/customer-report.ts'
import { customersInWords } from './customers/report.ts'
import { chooseFiles, flowFiles } from './files.ts'
import { Failure, type Io } from './io.ts'
import type { DiffJob } from './jobs/job.ts'

export const customersCommand: Command = {
  words: '[flows]',
  summary: 'lists the variants: which customer differs from the flow in what',
  options: { json: { description: 'prints JSON' } },
  run: async ({ words, options }, io) => {
    const customers = await readCustomers(words, io)
    io.out(
      options['json'] ? `${JSON.stringify({ version: 1, customers }, null, 2)}\n` : customersInWords(customers, io),
    )
    return customers.some(({ failure }) => failure !== null) ? 1 : 0
  },
}

async function readCustomers(words: readonly string[], io: Io): Promise<CustomerReport[]> {
  const { flows, extended, tests, forms } = await chooseFiles(words, io)
  const all = [...flows, ...extended, ...tests, ...forms]
  const sources = filesByPath(all)
  const variants = flows
    .map(({ file }) => resolveFlow(file, sources))
    // A file that is not JSON may be a variant: it is listed with what is wrong.
    .filter(({ document }) => isVariant(document.value) || document.syntaxErrors.length > 0)
  if (variants.length === 0)
    throw new Failure('There is no variant here. A variant is a flow file with "extends" (docs/flows.md).')
  const jobs = variants.map((variant): DiffJob => {
    const old = flowFiles(rootOf(variant).document.file, all)
    return { kind: 'diff', old, now: flowFiles(variant.document.file, all) }
  })
  const jobResults = await io.perform(jobs)
  return jobResults.map((jobResult, index) =>
    createCustomerReport(variants[index] as (typeof variants)[number], jobResult),
  )
}
