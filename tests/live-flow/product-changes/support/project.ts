/** A copy of the specification's flow that a product person changes: JSON files, and the command line over them. */
import { vi } from 'vitest'
import type { CompiledFlow } from '../../../../src/flow/index.ts'
import { filesByPath, resolveFlow } from '../../../../src/flow-files/index.ts'
import type { FlowDefinition } from '../../../../src/generated/flow.types.ts'
import { type Ran, runOver } from '../../../lint/support/io.ts'
import { compiled } from '../../../support/connect-flow.ts'
import { specification } from '../../../support/specification.ts'
import type { Expectations } from '../../support/changes.ts'

/** Each change walks the flow several times. */
vi.setConfig({ testTimeout: 240_000 })

export const flowFile = specification.flow.file
const testsFile = specification.tests.file
const released = { [flowFile]: specification.flow.text, [testsFile]: specification.tests.text }

export interface Found {
  rule: string
  code: string
  file: string
  pointer: string
  params: Readonly<Record<string, unknown>>
  message: string
  trace: readonly string[]
  fixable: boolean
}

export interface Changed {
  code: string
  class: string
  isUnexplained: boolean
  stops: boolean
  sentence: string
  trace: readonly string[]
}

export interface Project {
  editFlow: (edit: (flow: FlowDefinition) => void) => void
  editTests: (edit: (tests: Expectations) => void) => void
  write: (file: string, content: object) => void
  text: (file: string) => string
  tieline: (...args: string[]) => Promise<Ran>
  /** `tieline lint`, without those that may follow from others. */
  findings: (...args: string[]) => Promise<Found[]>
  /** `tieline diff` since the released flow. */
  changes: () => Promise<Pick<Changed, 'code' | 'class' | 'sentence' | 'trace'>[]>
  /** `tieline check` with the released flow as base; a flow that can't be compared has no changes. */
  check: () => Promise<{ failed: boolean; findings: Found[]; changes: Changed[] }>
  /** `tieline test --update` with a reason: nothing if all is as expected then, else what it prints. */
  update: (because: string) => Promise<string>
  /** As the widget loads it. */
  flow: (file?: string) => CompiledFlow
}

export function createProject(): Project {
  let files: Record<string, string> = released
  const write = (file: string, content: object) => {
    files = { ...files, [file]: `${JSON.stringify(content, null, 2)}\n` }
  }
  const text = (file: string) => files[file] as string
  function edit<T extends object>(file: string, change: (content: T) => void) {
    const content = JSON.parse(text(file)) as T
    change(content)
    write(file, content)
  }
  async function tieline(...args: string[]) {
    const ran = await runOver(files, args, { released })
    files = ran.files
    if (ran.code === 2) throw new Error(ran.err)
    return ran
  }
  return {
    editFlow: (change) => edit<FlowDefinition>(flowFile, change),
    editTests: (change) => edit<Expectations>(testsFile, change),
    write,
    text,
    tieline,
    findings: async (...args) => {
      const { out } = await tieline('lint', '--format', 'json', ...args)
      const { findings } = JSON.parse(out) as { findings: (Found & { follows: boolean })[] }
      return findings.filter(({ follows }) => !follows)
    },
    changes: async () => {
      const { out } = await tieline('diff', '--format', 'json', `released:${flowFile}`, flowFile)
      return (JSON.parse(out) as { changes: Changed[] }).changes
    },
    check: async () => {
      const { out } = await tieline('check', '--base', 'released', '--format', 'json')
      const { failed, findings, flows } = JSON.parse(out) as {
        failed: boolean
        findings: Found[]
        flows: { changes: Changed[] | null }[]
      }
      return { failed, findings, changes: flows.flatMap(({ changes }) => changes ?? []) }
    },
    update: async (because) => {
      const { code, out } = await tieline('test', '--update', '--because', because)
      return code === 0 ? '' : out
    },
    flow: (file = flowFile) =>
      compiled(
        resolveFlow(file, filesByPath(Object.entries(files).map(([name, content]) => ({ file: name, text: content }))))
          .flat.value,
      ),
  }
}
