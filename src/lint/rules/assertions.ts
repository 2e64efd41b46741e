import { conditionInWords } from '../../analysis/index.ts'
import type { Report } from '../finding.ts'
import type { FlowRule } from '../rule.ts'
import { fixLocation } from './parts/fix-location.ts'
import { verdictOnLead } from './parts/leads.ts'
import { type Verdict, verdictOnAlways, verdictOnNever } from './parts/verdict.ts'

export const assertions: FlowRule = {
  id: 'assertions',
  severity: 'error',
  over: 'flow',
  summary: 'Every promise is kept, for every client and in every order of events.',
  check: ({ assertions: promises, problems, model: walked, document }, report) => {
    const model = walked()
    if (!model || problems.length > 0) return
    for (const [index, { id, pointer, never, always, leads }] of promises.entries()) {
      if (promises.findIndex((other) => other.id === id) < index)
        report(`${pointer}/id`, `'${id}' is the name of another promise, too. Rename one of them.`)
      if (!never && !always && leads.length === 0)
        report(pointer, `'${id}' promises nothing. Add "never", "always" or "leads".`)
      const says = model.flow.definition.assert?.[index]?.says
      const say = sayer(says ? `'${id}' (${says})` : `'${id}'`, report, (at) => document.range(at).start.line)
      const asked = model.flow.definition.assert?.[index]?.never?.if
      if (never) say(`${pointer}/never`, verdictOnNever(model, never, asked ? conditionInWords(asked) : null))
      if (always) say(`${pointer}/always`, verdictOnAlways(model, always))
      for (const lead of leads) say(lead.pointer, verdictOnLead(model, lead))
    }
  },
}

function sayer(promise: string, report: Report, lineOf: (pointer: string) => number) {
  return (pointer: string, verdict: Verdict) => {
    if (verdict === null) return
    if ('idle' in verdict) {
      const mend = 'Mend what leads there, or remove the promise.'
      report(pointer, `The promise ${promise} is about nothing: ${verdict.idle}. ${mend}`, { rank: 'idle' })
      return
    }
    const { broken, trace, by } = verdict
    const { words, at, ...details } = fixLocation(by, pointer, lineOf)
    const change = `or change the promise${at === pointer ? '' : ` (line ${lineOf(pointer)})`}`
    report(pointer, `The promise ${promise} is broken: ${broken}. Mend ${words}, ${change}.`, {
      trace,
      at: { pointer: at },
      ...details,
    })
  }
}
