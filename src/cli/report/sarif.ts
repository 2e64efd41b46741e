/** SARIF 2.1.0, which code hosts and editors show beside the code; a trace becomes steps to click through. */
import type { Finding, Rule } from '../../lint/index.ts'
import type { Format } from './format.ts'

export const sarif: Format = ({ findings, texts, rules, pages, version }) => {
  const driver = {
    name: 'tieline',
    semanticVersion: version,
    rules: rules.map((rule) => ruleOf(rule, pages[rule.id] ?? '')),
  }
  const run = {
    tool: { driver },
    // Columns count UTF-16 units, as editors do.
    columnKind: 'utf16CodeUnits',
    artifacts: [...texts.keys()].map((file) => ({ location: { uri: uriOf(file) }, mimeType: 'application/json' })),
    results: findings.map((finding) => resultOf(finding, rules)),
  }
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }
  return `${JSON.stringify(log, null, 2)}\n`
}

const ruleOf = ({ id, severity, summary }: Rule, page: string) => ({
  id,
  shortDescription: { text: summary },
  // Code hosts want both; the page of a rule starts with what it checks.
  fullDescription: { text: /\*\*What\.\*\* ([\s\S]*?)\n\n/.exec(page)?.[1]?.replaceAll('\n', ' ') ?? summary },
  help: { text: page, markdown: page },
  defaultConfiguration: { level: severity },
})

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
  return { physicalLocation: { artifactLocation: { uri: uriOf(file) }, region } }
}

/** A relative reference with escaped segments; an absolute path becomes a file URI. */
function uriOf(file: string): string {
  const escaped = file.split('/').map(encodeURIComponent).join('/')
  return file.startsWith('/') ? `file://${escaped}` : escaped
}
