import type { FlowRule } from '../rule.ts'
import { verdictOnLead } from './parts/leads.ts'
import { type Verdict, verdictOnAlways, verdictOnNever } from './parts/verdict.ts'

export const assertions: FlowRule = {
  id: 'assertions',
  severity: 'error',
  over: 'flow',
  says: 'Every promise is kept, for every client and in every order of events.',
  check: ({ assertions: promises, problems, model: walked }, report) => {
    const model = walked()
    if (!model || problems.length > 0) return
    const say = (id: string, pointer: string, verdict: Verdict) => {
      if (verdict === null) return
      if ('idle' in verdict) {
        report(pointer, `The promise '${id}' is about nothing: ${verdict.idle}. Mend what leads there, or the promise.`)
        return
      }
      const { broken, rule, trace } = verdict
      const mend = rule === undefined ? 'Mend what is said there, or on the way' : `Mend the rule at ${rule}`
      report(pointer, `The promise '${id}' is broken: ${broken}. ${mend}, or change the promise.`, { trace })
    }
    for (const [index, { id, pointer, never, always, leads }] of promises.entries()) {
      if (promises.findIndex((other) => other.id === id) < index)
        report(`${pointer}/id`, `'${id}' is the name of another promise, too. Rename one of them.`)
      if (!never && !always && leads.length === 0)
        report(pointer, `'${id}' promises nothing. Add "never", "always" or "leads".`)
      if (never) say(id, `${pointer}/never`, verdictOnNever(model, never))
      if (always) say(id, `${pointer}/always`, verdictOnAlways(model, always))
      for (const lead of leads) say(id, lead.pointer, verdictOnLead(model, lead))
    }
  },
}
