/**
 * What product people change, made in the studio alone: by its controls, and in its text where there is no control.
 * tests/live-flow/product-changes makes the same changes by hand and has what the tools say.
 */
import type { FlowDefinition, LanguageName } from '../../../src/generated/flow.types.ts'
import { askForConsentUnless, type Expectations } from '../../live-flow/support/changes.ts'

/** The controls of the studio. */
export interface Controls {
  editText: (file: string, text: string) => Promise<void>
  editFlow: (edit: (flow: FlowDefinition) => void) => Promise<void>
  editTests: (edit: (tests: Expectations) => void) => Promise<void>
  moveUp: (step: string) => Promise<void>
  showToNobody: (step: string) => Promise<void>
  /** Of the step that asks for credentials, in milliseconds. */
  limitPolling: (ms: number) => Promise<void>
  write: (step: string, key: string, textIn: (language: LanguageName) => string) => Promise<void>
  /** A step with a form of one field, before the step that asks for credentials. */
  addForm: (name: string, kind: 'email' | 'choice') => Promise<void>
  addCustomer: (name: string) => Promise<void>
  openFlow: (name: string) => Promise<void>
  leaveOutGerman: () => Promise<void>
  useFrench: () => Promise<void>
  hideHeader: () => Promise<void>
  /** 90 % of the sessions get `control` and 10 % `test`. */
  addExperiment: (name: string) => Promise<void>
  /** Removes a test, with a reason. */
  remove: (test: string) => Promise<void>
  /** Applies the fix of a finding, once it is shown. */
  fix: (finding: RegExp) => Promise<void>
  /** Until the preview shows the heading of the place to which the last event leads. */
  playTheWay: (finding: RegExp, last: string, heading: RegExp) => Promise<void>
  /** Accepts all tests as they would have to read. */
  accept: () => Promise<void>
}

export interface Change {
  title: string
  make: (studio: Controls) => Promise<unknown>
  /** How many files differ. */
  files: number
  /** A change that is not possible: the codes of the findings that say why. */
  because?: readonly string[]
  /** A change that a control refuses: what it says. */
  rejection?: string
  /** What Review says of it. */
  reviewed?: readonly RegExp[]
}

export const changes: readonly Change[] = [
  {
    title: '1: trusted partners skip consent',
    make: async (studio) => {
      await studio.editFlow((flow) => {
        flow.inputs['trustedPartner'] = { from: 'client.trusted_partner', type: 'boolean' }
        askForConsentUnless(flow, { var: 'in.trustedPartner' })
      })
      await studio.remove('consent-first')
      await studio.accept()
    },
    files: 2,
  },
  {
    title: '2: the source comes before the method',
    make: async (studio) => {
      await studio.moveUp('selectSource')
      await studio.accept()
    },
    files: 2,
  },
  {
    title: '3: accounts before credentials are not possible',
    make: (studio) =>
      studio.editFlow(({ path, steps }) => {
        const { 'select-account': state } = structuredClone(steps['enterCredentials']!.states!)
        const on = JSON.parse(JSON.stringify(state!.on).replaceAll('"polling"', '"@next"'))
        steps['selectAccounts'] = { ...state!, description: 'The user chooses accounts.', on }
        path.splice(path.indexOf('enterCredentials'), 0, 'selectAccounts')
      }),
    files: 1,
    because: ['asked-too-early'],
  },
  {
    title: '4: no invoices',
    make: async (studio) => {
      for (const step of ['chooseConnectionMethod', 'uploadInvoices']) await studio.showToNobody(step)
      await studio.accept()
    },
    files: 2,
  },
  { title: '5: polling ends after 2 minutes', make: (studio) => studio.limitPolling(120_000), files: 1 },
  {
    title: '5: 5 ms is too short',
    make: (studio) => studio.limitPolling(5),
    files: 0,
    rejection: 'Not taken: it has to be from 30 s to 30 min.',
  },
  {
    title: '5: 1 h is too long',
    make: (studio) => studio.limitPolling(3_600_000),
    files: 0,
    rejection: 'Not taken: it has to be from 30 s to 30 min.',
  },
  {
    title: '6: another try after a captcha that is not answered or cannot be read, with words of its own',
    make: async (studio) => {
      await studio.editFlow(({ steps }) => {
        steps['captchaFailed'] = {
          description: 'The captcha could not be answered: the user may try again.',
          screen: 'error-try-again',
          on: structuredClone(steps['errorTryAgain']!.on!),
        }
        const captcha = steps['enterCredentials']!.states!['captcha']!
        captcha.after = { ms: 120_000, to: { emit: { error: 'Timeout' }, to: 'captchaFailed' } }
        Object.assign(captcha.on!, {
          CAPTCHA_QUERY_ERROR: { set: { problem: 'Interrupted' }, emit: { error: 'Error' }, to: 'captchaFailed' },
        })
      })
      await studio.write('captchaFailed', 'error-try-again.heading', (language) => `It has expired (${language})`)
      await studio.write('captchaFailed', 'error-try-again.text', (language) => `Sign in again (${language})`)
      await studio.accept()
    },
    files: 2,
  },
  {
    title: '7: manual accounts for two sources are not possible',
    make: (studio) =>
      studio.editFlow(({ steps }) => {
        const { on } = steps['enterCredentials']!.states!['select-account']!
        Object.assign(on!['SUBMIT_MANUAL_ACCOUNTS'] as object, {
          if: { in: [{ var: 'data.source.source_id' }, ['a', 'b']] },
        })
      }),
    files: 1,
    because: ['wrong-form'],
  },
  {
    title: '8: a second confirmation with words of its own',
    make: async (studio) => {
      await studio.editFlow(({ path, steps }) => {
        steps['confirmSource'] = {
          description: 'The user confirms the source.',
          screen: 'consent',
          enter: { unset: ['problem'] },
          on: { NEXT: '@next' },
        }
        path.splice(path.indexOf('enterCredentials'), 0, 'confirmSource')
      })
      await studio.write('confirmSource', 'consent.heading', (language) => `{client}, {product}: ${language}?`)
      await studio.write('confirmSource', 'consent.heading-unnamed', (language) => `{product}: ${language}?`)
      await studio.accept()
    },
    files: 2,
  },
  {
    title: '8: a second confirmation as an overlay is not possible',
    make: (studio) =>
      studio.editFlow(({ overlays }) => {
        Object.assign(overlays, {
          sure: { screen: 'confirm-exit', opensOn: 'TRY_AGAIN', on: { CANCEL_CLOSE: '@stay', CONFIRM_CLOSE: '@next' } },
        })
      }),
    files: 1,
    because: ['unknown-word'],
  },
  {
    title: '9: an e-mail address before credentials',
    make: async (studio) => {
      await studio.addForm('contact', 'email')
      await studio.accept()
    },
    files: 3,
  },
  {
    title: '10: three tries',
    make: async (studio) => {
      await studio.editFlow(({ data, conditions, steps }) => {
        data['tries'] = { type: 'integer', minimum: 0, maximum: 2 }
        conditions['lastTry'] = { '==': [{ var: 'data.tries' }, 2] }
        steps['enterCredentials']!.status!['InvalidCredentials'] = [
          { if: 'lastTry', inc: ['tries'], emit: { error: 'InvalidCredentials' }, to: 'errorSubmitEmail' },
          { inc: ['tries'], emit: { error: 'InvalidCredentials' }, to: 'errorTryAgain' },
        ]
      })
      await studio.editTests(({ cases }) => {
        for (const each of cases.flatMap(({ rows }) => rows).filter(({ on }) => on === 'status InvalidCredentials')) {
          each.goesTo = ['errorTryAgain', 'errorSubmitEmail']
          delete each.history
        }
      })
    },
    files: 2,
  },
  {
    title: '11: French is the default, and German is off',
    make: async (studio) => {
      await studio.leaveOutGerman()
      await studio.useFrench()
    },
    files: 1,
  },
  {
    title: '12 and 20: one customer without consent, with a limit and a title of its own',
    make: async (studio) => {
      await studio.addCustomer('acme')
      const back = [{ if: 'sourceChosen', to: '@back' }]
      const help = [
        { if: 'needsHelp', to: 'enterCredentials.captcha' },
        { if: 'sourceChosen', to: 'selectSource' },
      ]
      const merge = { steps: { enterCredentials: { back }, errorSubmitEmail: { back: help } } }
      await studio.editText(
        'flows/acme.flow.json',
        JSON.stringify({ extends: 'connect', name: 'acme', merge }, null, 2),
      )
      const none = { id: 'consent-first', description: 'Acme asks for consent itself.', never: { at: 'consent' } }
      await studio.editText('flows/acme.tests.json', JSON.stringify({ invariants: [none] }, null, 2))
      await studio.showToNobody('consent')
      await studio.limitPolling(120_000)
      await studio.write('selectSource', 'select-source.heading', (language) => `Who sends your bill? (${language})`)
    },
    files: 2,
    reviewed: [/consent is switched off/, /2 min/, /Who sends your bill\? \(en\)/],
  },
  {
    title: '20: a language that is missing, and an argument that the text does not have',
    make: async (studio) => {
      await studio.addCustomer('acme')
      await studio.write(
        'selectSource',
        'select-source.heading',
        (language) =>
          ({ pt: '', fr: 'Qui vous facture, {client} ?' })[language as string] ?? `Who sends your bill? (${language})`,
      )
    },
    files: 1,
    because: ['missing-language', 'extra-argument'],
  },
  {
    title: '13: success closes itself',
    make: (studio) =>
      studio.editFlow(({ steps }) => {
        steps['success']!.after = { ms: 5000, to: '@close' }
      }),
    files: 1,
  },
  {
    title: '14: a step with another name',
    make: async (studio) => {
      await studio.editFlow((flow) => rename(flow, 'selectSource', 'pickSource'))
      await studio.editTests((written) => rename(written, 'selectSource', 'pickSource'))
      await studio.fix(/Version 1 has been released/)
      await studio.fix(/'selectSource' was in version 1/)
    },
    files: 2,
  },
  {
    title: '15: "Own or rent?" decides whether accounts are chosen',
    make: async (studio) => {
      await studio.addForm('housing', 'choice')
      await studio.editFlow((flow) => {
        const owns = { '==': [{ var: 'answers.housing.answer' }, 'yes'] }
        const { and } = flow.conditions['choosesAccounts'] as { and: [] }
        flow.conditions['choosesAccounts'] = { and: [...and, owns] }
      })
      await studio.editTests(({ cases }) => {
        for (const each of cases.flatMap(({ rows }) => rows))
          if (each.on === 'status AccountSelection' && each.goesTo === 'enterCredentials.select-account') {
            each.goesTo = ['enterCredentials.select-account', 'success']
            for (const key of ['emits', 'reads', 'after'] as const) delete each[key]
          }
      })
      await studio.accept()
    },
    files: 3,
  },
  {
    title: '16: a status that the API does not have',
    make: (studio) =>
      studio.editFlow(({ steps }) => {
        Object.assign(steps['enterCredentials']!.status!, { VoiceCheck: 'mfa-question' })
      }),
    files: 1,
    because: ['unknown-key'],
  },
  {
    title: '17: 10 % of sessions without consent',
    make: async (studio) => {
      await studio.addExperiment('consentTest')
      await studio.editFlow((flow) => askForConsentUnless(flow, { '==': [{ var: 'in.consentTest' }, 'test'] }))
      await studio.remove('consent-first')
      await studio.accept()
    },
    files: 2,
    reviewed: [/consentTest test \(10 % of sessions\)/],
  },
  {
    title: '19: no header for one customer',
    make: async (studio) => {
      await studio.addCustomer('acme')
      await studio.hideHeader()
    },
    files: 1,
  },
  {
    title: '21: a brand colour belongs to the configuration, not to a flow',
    make: (studio) => studio.editFlow((flow) => Object.assign(flow, { page: { theme: { primary: '#0a7d55' } } })),
    files: 1,
    because: ['unknown-key'],
  },
  { title: '22: a test is removed with a reason', make: (studio) => studio.remove('consent-first'), files: 1 },
  {
    title: '23: updates skip consent',
    make: async (studio) => {
      await studio.editFlow((flow) => askForConsentUnless(flow, 'updating'))
      await studio.remove('consent-first')
      await studio.accept()
    },
    files: 2,
  },
  {
    title: '23: updates skip consent, but a way back leads there',
    make: async (studio) => {
      await studio.editFlow((flow) => {
        const back = structuredClone(flow.steps['enterCredentials']!.back!)
        askForConsentUnless(flow, 'updating')
        flow.steps['enterCredentials']!.back = back
      })
      await studio.remove('consent-first')
      await studio.editTests(({ invariants }) => {
        invariants.push({
          id: 'updates-never-see-consent',
          description: 'Who updates has agreed before.',
          never: { at: 'consent', if: 'updating' },
        })
      })
      await studio.accept()
      await studio.playTheWay(/updates-never-see-consent/, 'BACK → consent', /Tieline/)
    },
    files: 2,
    because: ['fails'],
  },
  {
    title: '24: two customers broken at once',
    make: async (studio) => {
      for (const name of ['acme', 'beta']) {
        await studio.addCustomer(name)
        const merge = { steps: { enterCredentials: { poll: { timeoutMs: 5 } } } }
        await studio.editText(`flows/${name}.flow.json`, JSON.stringify({ extends: 'connect', name, merge }, null, 2))
        await studio.openFlow('connect')
      }
    },
    files: 2,
    because: ['shorter-than-allowed', 'shorter-than-allowed'],
  },
]

/** In every value and key. */
function rename(content: object, from: string, to: string): void {
  const renamed = JSON.parse(JSON.stringify(content).replaceAll(`"${from}"`, `"${to}"`))
  for (const key of Object.keys(content)) delete (content as Record<string, unknown>)[key]
  Object.assign(content, renamed)
}
