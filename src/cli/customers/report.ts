/** The customers as a matrix, a row for each and a column for each subject, and below it what each one differs in. */
import type { Topic } from '../../diff/index.ts'
import type { Page } from '../report/format.ts'
import { wrap } from '../report/wrap.ts'
import type { CustomerReport } from './customer-report.ts'

const columns: Partial<Record<Topic, string>> = {
  steps: 'steps',
  clients: 'who gets where',
  events: 'what happens',
  screens: 'screens',
  words: 'words',
  settings: 'settings',
  inputs: 'inputs',
}

export function customersInWords(customers: readonly CustomerReport[], page: Page): string {
  return `${matrix(customers, page)}\n${customers.map((customer) => details(customer, page)).join('\n')}`
}

function matrix(customers: readonly CustomerReport[], { style }: Page): string {
  const shown = Object.entries(columns)
  const width = Math.max('customer'.length, ...customers.map((customer) => nameOf(customer).length))
  const head = ['customer'.padEnd(width), ...shown.map(([, heading]) => heading)].join('  ')
  const rows = customers.map((customer) => {
    const cells = shown.map(([topic, heading]) => {
      const count = customer.changes.filter((change) => change.topic === topic).length
      const text = customer.failure === null ? (count === 0 ? '·' : String(count)) : '✖'
      return text.padStart(heading.length)
    })
    return [nameOf(customer).padEnd(width), ...cells].join('  ')
  })
  return `${[style('bold', head), ...rows].join('\n')}\n`
}

const nameOf = ({ name, file }: CustomerReport) => name ?? file

function details(customer: CustomerReport, { style, columns: room }: Page): string {
  const heading = `${style('bold', nameOf(customer))}${extendsInWords(customer, style)}`
  const { failure, changes, overrides } = customer
  const said = failure === null ? changes.map(({ sentence }) => sentence) : [`It can't be compared. ${failure}`]
  const nothing = overrides.length === 0 ? 'It changes nothing.' : 'Nobody notices what it changes.'
  const lines = (said.length > 0 ? said : [nothing]).flatMap((sentence) => {
    const [first, ...rest] = wrap(sentence, room - 4)
    return [`  - ${first}`, ...rest.map((line) => `    ${line}`)]
  })
  return `${heading}\n${lines.join('\n')}\n`
}

/** A file that can't be read as a variant goes by its path already. */
const extendsInWords = ({ name, file, extends: base }: CustomerReport, style: Page['style']) =>
  name === null ? '' : ` ${style('dim', `${file}, extends ${base}`)}`
