/** Lints in the order in which people wait: names and shapes of all files, all of the flow in front, the other flows. */
import { chainOf, filesByPath, testsFileOf } from '../../flow-files/index.ts'
import { type Files, type Finding, lint, type Memory, needsModel, rules } from '../../lint/index.ts'
import type { CheckAnswer, CheckRequest } from './protocol.ts'

const ofNames = rules.filter((rule) => !needsModel(rule))

type Found = Omit<CheckAnswer, 'version'>

/** Remembers what was found in each flow: an edit of a customer's flow changes no other one. */
export function createChecks(): (request: CheckRequest) => Generator<Found | null> {
  const known = new Map<string, { key: string; findings: readonly Finding[] }>()
  const findingsIn = (files: Files, file: string, memory: Memory): readonly Finding[] => {
    const key = keyOf(files, file)
    const remembered = known.get(file)
    if (remembered?.key === key) return remembered.findings
    const findings = lint(filesOf(files, file), rules, memory)
    known.set(file, { key, findings })
    return findings
  }
  return function* check({ files, front, extent }) {
    const others = files.flows.map(({ file }) => file).filter((file) => file !== front)
    const namesOf = (file: string) => lint(filesOf(files, file), ofNames)
    const beside = lint({ ...files, flows: [], extended: [...(files.extended ?? []), ...files.flows] }, ofNames)
    const namesOfOthers = others.flatMap(namesOf)
    yield { findings: [...namesOf(front), ...beside, ...namesOfOthers], extent: 'names' }
    if (extent === 'names') return
    const memory: Memory = new Map()
    const findings = [...findingsIn(files, front, memory), ...beside]
    if (others.length > 0) yield { findings: [...findings, ...namesOfOthers], extent: 'front' }
    for (const file of others) {
      findings.push(...findingsIn(files, file, memory))
      yield null
    }
    yield { findings, extent: 'everything' }
  }
}

/** One flow, with everything that its findings depend on. */
function filesOf({ flows, extended = [], forms = [], locales: _, ...rest }: Files, file: string): Files {
  return {
    ...rest,
    flows: flows.filter((each) => each.file === file),
    extended: [...extended, ...flows.filter((each) => each.file !== file)],
    forms: [],
    shown: forms,
  }
}

function keyOf({ flows, extended = [], tests = [], forms = [], base = [] }: Files, file: string): string {
  const all = [...flows, ...extended]
  const chain = chainOf(file, filesByPath(all))
  const own = new Set([...chain, ...chain.map(testsFileOf)])
  // A name that is not known is compared with those of all files.
  return JSON.stringify([
    all.map((each) => each.file),
    [...all, ...tests].filter((each) => own.has(each.file)),
    forms,
    base,
  ])
}
