/** SARIF 2.1.0, which code hosts and editors show beside the code; a trace becomes steps to click through. */
import { capitalized } from '../../analysis/index.ts'
import { defined } from '../../flow/index.ts'
import type { Finding, Rule } from '../../lint/index.ts'
import type { Format } from './format.ts'

export const sarif: Format = ({ findings, texts, rules, pages, version }) => {
  const driver = {
    name: 'tieline',
    semanticVersion: version,
    rules: rules.map((rule) => ruleOf(rule, defined(pages[rule.id], `page of '${rule.id}'`))),
  }
  const run = {
    tool: { driver },
    // Columns count UTF-16 units, as editors do.
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { [workingDirectory]: { description: { text: 'The directory that tieline was started in.' } } },
    artifacts: [...texts.keys()].map((file) => ({ location: artifactLocation(file), mimeType: 'application/json' })),
    results: findings.map((finding) => resultOf(finding, rules)),
  }
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }
  return `${JSON.stringify(log, null, 2)}\n`
}

function ruleOf({ id, severity, summary }: Rule, page: string) {
  // Code hosts want both; the page of a rule starts with what it checks.
  const what = /\*\*What\.\*\* ([\s\S]*?)\n\n/.exec(page)?.[1]
  return {
    id,
    name: nameOf(id),
    shortDescription: { text: summary },
    fullDescription: { text: what === undefined ? summary : what.replaceAll('\n', ' ') },
    help: { text: page, markdown: page },
    defaultConfiguration: { level: severity },
  }
}

/** `known-names` → `KnownNames`: SARIF wants a name of a rule that differs from its id. */
const nameOf = (id: string): string => id.split('-').map(capitalized).join('')

function resultOf(finding: Finding, rules: readonly Rule[]) {
  const { rule, severity, message, pointer, trace, follows } = finding
  const at = locationOf(finding)
  return {
    ruleId: rule,
    ruleIndex: rules.findIndex(({ id }) => id === rule),
    level: follows ? 'note' : severity,
    message: { text: message },
    locations: [{ ...at, logicalLocations: [{ fullyQualifiedName: pointer === '' ? '/' : pointer }] }],
    // Identifies the finding in the next run, though lines may have moved.
    partialFingerprints: { 'tieline/v1': `${rule}:${finding.file}#${pointer}` },
    ...(trace && trace.length > 0 && { codeFlows: [{ threadFlows: [{ locations: trace.map(stepAt(at)) }] }] }),
  }
}

/** A trace leads through screens, not through lines: each of its steps is shown at the finding. */
const stepAt = (at: object) => (text: string) => ({ location: { ...at, message: { text } } })

function locationOf({ file, start, end }: Finding) {
  const region = { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column }
  return { physicalLocation: { artifactLocation: artifactLocation(file), region } }
}

/** Code hosts know this name: it stands for the checked-out repository. */
const workingDirectory = '%SRCROOT%'

/** Relative to the working directory, with escaped segments; an absolute path becomes a file URI. */
function artifactLocation(file: string): { uri: string; uriBaseId?: string } {
  const uri = file.split('/').map(encodeURIComponent).join('/')
  return file.startsWith('/') ? { uri: `file://${uri}` } : { uri, uriBaseId: workingDirectory }
}
