/**
 * The changes of docs/flows.md, made in the studio alone: by its controls, and in its text where there is no control. The
 * files that it saves are checked as the command line checks them. tests/live-flow/product-changes has what the tools say.
 */
import type { Locator, Page } from '@playwright/test'
import type { FlowDefinition } from '../../src/generated/flow.types.ts'
import { type Finding, lint } from '../../src/lint/index.ts'
import { askForConsentUnless, type Expectations } from '../live-flow/support/changes.ts'
import { expect, test } from '../support/browser.ts'
import { specification } from '../support/specification.ts'
import { pane, row, savedFiles, stepPane } from './support/studio.ts'

interface Change {
  title: string
  make: (page: Page) => Promise<unknown>
  /** How many files differ. */
  files: number
  /** A change that is not possible: the code of the finding that says why. */
  because?: readonly string[]
}

const changes: readonly Change[] = [
  {
    title: '1: trusted partners skip consent',
    make: async (page) => {
      await editFlow(page, (flow) => {
        flow.inputs['trustedPartner'] = { from: 'client.trusted_partner', type: 'boolean' }
        askForConsentUnless(flow, { var: 'in.trustedPartner' })
      })
      await remove(page, 'consent-first')
      await accept(page)
    },
    files: 2,
  },
  {
    title: '2: the source comes before the method',
    make: async (page) => {
      await page.getByRole('button', { name: 'Move selectSource up' }).click()
      await accept(page)
    },
    files: 2,
  },
  {
    title: '3: accounts before credentials are not possible',
    make: (page) =>
      editFlow(page, ({ path, steps }) => {
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
    make: async (page) => {
      for (const step of ['chooseConnectionMethod', 'uploadInvoices']) await showToNobody(page, step)
      await accept(page)
    },
    files: 2,
  },
  { title: '5: polling ends after 2 minutes', make: (page) => limitPolling(page, '2 min'), files: 1 },
  {
    title: '5: 5 ms is too short',
    make: (page) => limitPolling(page, '5 ms'),
    files: 1,
    because: ['shorter-than-allowed'],
  },
  {
    title: '6: another try after a captcha, with words of its own',
    make: async (page) => {
      await editFlow(page, ({ steps }) => {
        steps['captchaFailed'] = {
          description: 'The captcha could not be answered: the user may try again.',
          screen: 'error-try-again',
          on: structuredClone(steps['errorTryAgain']!.on!),
        }
        const captcha = steps['enterCredentials']!.states!['captcha']!
        captcha.after = { ms: 120_000, to: { emit: { error: 'Timeout' }, to: 'captchaFailed' } }
      })
      await write(page, 'captchaFailed', 'error-try-again.heading', (language) => `It has expired (${language})`)
      await write(page, 'captchaFailed', 'error-try-again.text', (language) => `Sign in again (${language})`)
    },
    files: 1,
  },
  {
    title: '7: manual accounts for two sources are not possible',
    make: (page) =>
      editFlow(page, ({ steps }) => {
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
    make: async (page) => {
      await editFlow(page, ({ path, steps }) => {
        steps['confirmSource'] = {
          description: 'The user confirms the source.',
          screen: 'consent',
          enter: { unset: ['problem'] },
          on: { NEXT: '@next' },
        }
        path.splice(path.indexOf('enterCredentials'), 0, 'confirmSource')
      })
      await write(page, 'confirmSource', 'consent.heading', (language) => `{client}, {product}: ${language}?`)
      await write(page, 'confirmSource', 'consent.heading-unnamed', (language) => `{product}: ${language}?`)
      await accept(page)
    },
    files: 2,
  },
  {
    title: '9: an e-mail address before credentials',
    make: async (page) => {
      await addForm(page, 'contact', 'email')
      await accept(page)
    },
    files: 3,
  },
  {
    title: '10: three tries',
    make: async (page) => {
      await editFlow(page, ({ data, conditions, steps }) => {
        data['tries'] = { type: 'integer', minimum: 0, maximum: 2 }
        conditions['lastTry'] = { '==': [{ var: 'data.tries' }, 2] }
        steps['enterCredentials']!.status!['InvalidCredentials'] = [
          { if: 'lastTry', inc: ['tries'], emit: { error: 'InvalidCredentials' }, to: 'errorSubmitEmail' },
          { inc: ['tries'], emit: { error: 'InvalidCredentials' }, to: 'errorTryAgain' },
        ]
      })
      await editTests(page, ({ cases }) => {
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
    make: async (page) => {
      const settings = await stepPane(page, 'Settings')
      await settings.getByRole('checkbox', { name: 'German' }).uncheck()
      await settings.getByRole('combobox', { name: 'Usual language' }).selectOption('fr')
    },
    files: 1,
  },
  {
    title: '12 and 20: one customer without consent, with a limit and a title of its own',
    make: async (page) => {
      await addCustomer(page, 'acme')
      const back = [{ if: 'sourceChosen', to: '@back' }]
      const help = [
        { if: 'needsHelp', to: 'enterCredentials.captcha' },
        { if: 'sourceChosen', to: 'selectSource' },
      ]
      const merge = { steps: { enterCredentials: { back }, errorSubmitEmail: { back: help } } }
      await editText(page, 'flows/acme.flow.json', JSON.stringify({ extends: 'connect', name: 'acme', merge }, null, 2))
      const none = { id: 'consent-first', description: 'Acme asks for consent itself.', never: { at: 'consent' } }
      await editText(page, 'flows/acme.tests.json', JSON.stringify({ invariants: [none] }, null, 2))
      await showToNobody(page, 'consent')
      await limitPolling(page, '2 min')
      await write(page, 'selectSource', 'select-source.heading', (language) => `Who sends your bill? (${language})`)
    },
    files: 2,
  },
  {
    title: '20: a language that is missing',
    make: async (page) => {
      await addCustomer(page, 'acme')
      await write(page, 'selectSource', 'select-source.heading', (language) =>
        language === 'Portuguese' ? '' : `Who sends your bill? (${language})`,
      )
    },
    files: 1,
    because: ['missing-language'],
  },
  {
    title: '13: success closes itself',
    make: (page) =>
      editFlow(page, ({ steps }) => {
        steps['success']!.after = { ms: 5000, to: '@close' }
      }),
    files: 1,
  },
  {
    title: '14: a step with another name',
    make: async (page) => {
      await editFlow(page, (flow) => {
        rename(flow, 'selectSource', 'pickSource')
        Object.assign(flow, { version: 2, migrations: [{ from: 1, steps: { selectSource: 'pickSource' } }] })
      })
      await editTests(page, (written) => rename(written, 'selectSource', 'pickSource'))
    },
    files: 2,
  },
  {
    title: '15: "Own or rent?" decides whether accounts are chosen',
    make: async (page) => {
      await addForm(page, 'housing', 'choice')
      await editFlow(page, (flow) => {
        const owns = { '==': [{ var: 'answers.housing.answer' }, 'yes'] }
        const { and } = flow.conditions['choosesAccounts'] as { and: [] }
        flow.steps['housing'] = { screen: 'form', form: 'housing', on: { SUBMIT_FORM: '@next' } }
        flow.path.splice(flow.path.indexOf('enterCredentials'), 0, 'housing')
        flow.conditions['choosesAccounts'] = { and: [...and, owns] }
      })
      await editTests(page, ({ cases }) => {
        for (const each of cases.flatMap(({ rows }) => rows))
          if (each.on === 'status AccountSelection' && each.goesTo === 'enterCredentials.select-account') {
            each.goesTo = ['enterCredentials.select-account', 'success']
            for (const key of ['emits', 'reads', 'after'] as const) delete each[key]
          }
      })
      await accept(page)
    },
    files: 3,
  },
  {
    title: '16: a status that the API does not have',
    make: (page) =>
      editFlow(page, ({ steps }) => {
        Object.assign(steps['enterCredentials']!.status!, { VoiceCheck: 'mfa-question' })
      }),
    files: 1,
    because: ['unknown-key'],
  },
  {
    title: '17: 10 % of sessions without consent',
    make: async (page) => {
      await editFlow(page, (flow) => {
        flow.inputs['consentTest'] = { from: 'split', shares: { control: 50, without: 50 } }
        askForConsentUnless(flow, { '==': [{ var: 'in.consentTest' }, 'without'] })
      })
      const experiments = await stepPane(page, 'Experiments')
      await enter(experiments.getByRole('textbox', { name: 'without, %' }), '10')
      await remove(page, 'consent-first')
      await accept(page)
    },
    files: 2,
  },
  {
    title: '19: no header for one customer',
    make: async (page) => {
      await addCustomer(page, 'acme')
      await (await stepPane(page, 'Settings')).getByRole('checkbox', { name: /^Header/ }).uncheck()
    },
    files: 1,
  },
  { title: '22: a test is removed with a reason', make: (page) => remove(page, 'consent-first'), files: 1 },
  {
    title: '23: updates skip consent',
    make: async (page) => {
      await editFlow(page, (flow) => askForConsentUnless(flow, 'updating'))
      await remove(page, 'consent-first')
      await accept(page)
    },
    files: 2,
  },
  {
    title: '24: two customers broken at once',
    make: async (page) => {
      for (const name of ['acme', 'beta']) {
        await addCustomer(page, name)
        await limitPolling(page, '5 ms')
        await (await pane(page, 'Customers')).getByRole('button', { name: 'connect', exact: true }).click()
      }
    },
    files: 2,
    because: ['shorter-than-allowed', 'shorter-than-allowed'],
  },
]

async function editText(page: Page, file: string, text: string): Promise<void> {
  const editor = await pane(page, 'Text')
  await editor.getByRole('combobox', { name: 'File' }).selectOption(file)
  const content = editor.getByRole('textbox', { name: /^Text of/ })
  await content.press('Control+a')
  await content.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

function edited<T>({ file, text }: { file: string; text: string }, edit: (content: T) => void) {
  const content = JSON.parse(text) as T
  edit(content)
  return [file, JSON.stringify(content, null, 2)] as const
}

const editFlow = (page: Page, edit: (flow: FlowDefinition) => void) =>
  editText(page, ...edited(specification.flow, edit))

const editTests = (page: Page, edit: (tests: Expectations) => void) =>
  editText(page, ...edited(specification.tests, edit))

/** In every value and key. */
function rename(content: object, from: string, to: string): void {
  const renamed = JSON.parse(JSON.stringify(content).replaceAll(`"${from}"`, `"${to}"`))
  for (const key of Object.keys(content)) delete (content as Record<string, unknown>)[key]
  Object.assign(content, renamed)
}

async function enter(field: Locator, value: string): Promise<void> {
  await field.fill(value)
  await field.press('Enter')
}

async function showToNobody(page: Page, step: string): Promise<void> {
  await row(page, step).click()
  const parts = await stepPane(page, 'Step')
  await parts.getByRole('combobox', { name: 'Shown to' }).selectOption({ label: 'Nobody' })
}

async function limitPolling(page: Page, limit: string): Promise<void> {
  await row(page, 'enterCredentials').click()
  await enter((await stepPane(page, 'Step')).getByRole('textbox', { name: 'poll, timeoutMs' }), limit)
}

async function write(page: Page, step: string, key: string, textIn: (language: string) => string): Promise<void> {
  await row(page, step).click()
  await writeAll(await pane(page, 'Texts'), key, textIn)
}

async function writeAll(within: Locator, group: string, textIn: (language: string) => string): Promise<void> {
  const texts = within.getByRole('group', { name: group, exact: true })
  for (const language of ['English', 'French', 'Spanish', 'Portuguese', 'German'])
    await texts.getByRole('textbox', { name: language }).fill(textIn(language))
}

async function addForm(page: Page, name: string, kind: 'email' | 'choice'): Promise<void> {
  await row(page, 'enterCredentials').click()
  const form = await pane(page, 'Form')
  await enter(form.getByRole('textbox', { name: /^Name of a new form step/ }), name)
  await form.getByRole('combobox', { name: 'Kind' }).selectOption(kind)
  const options = kind === 'choice' ? ['Option yes', 'Option no'] : []
  for (const group of ['Heading', 'Button', 'Label of answer', ...options])
    await writeAll(form, group, (language) => `${group} (${language})`)
}

async function addCustomer(page: Page, name: string): Promise<void> {
  await enter((await pane(page, 'Customers')).getByRole('textbox', { name: /^Name of a new customer/ }), name)
}

const results = (page: Page) => page.locator('[data-area="results"]')

/** Waits until the tests are judged. */
async function tests(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Tests( \d+)?$/ }).click()
  await expect(results(page).locator('.tests:not(.stale)')).toBeVisible()
}

async function remove(page: Page, test: string): Promise<void> {
  await tests(page)
  const item = results(page).getByRole('listitem').filter({ hasText: test }).first()
  if (!(await item.isVisible())) await results(page).locator('summary').click()
  await item.getByRole('button', { name: 'Remove…' }).click()
  await enter(item.getByRole('textbox'), 'Agreed with the team.')
}

async function accept(page: Page): Promise<void> {
  await tests(page)
  await enter(results(page).getByLabel('Why is this intended?'), 'Agreed with the team.')
}

/** What stops a release, causes alone. */
function findingsIn(saved: Readonly<Record<string, string>>): Finding[] {
  const released = [specification.flow, specification.tests]
  const texts = new Map<string, string>(released.map(({ file, text }) => [file, text]))
  for (const [name, text] of Object.entries(saved))
    texts.set(name.endsWith('.form.json') ? `flows/forms/${name}` : `flows/${name}`, text)
  const ending = (end: string) => [...texts].flatMap(([file, text]) => (file.endsWith(end) ? [{ file, text }] : []))
  const found = lint({ flows: ending('.flow.json'), tests: ending('.tests.json'), forms: ending('.form.json') })
  return found.filter(({ severity, follows }) => severity !== 'note' && !follows)
}

test('product changes are made in the studio alone, and the files that it saves pass the check', async ({ page }) => {
  await page.goto(`${process.env['TIELINE_DEMO_URL']}/studio/?flow=connect`)
  const undo = page.getByRole('button', { name: /^Undo/ })
  for (const { title, make, files, because = [] } of changes)
    await test.step(title, async () => {
      await make(page)
      const found = findingsIn(await savedFiles(page, files))
      expect(found.map(({ code, message }) => (because.includes(code) ? code : message))).toEqual(because)
      while ((await undo.getAttribute('aria-disabled')) === 'false') await undo.click()
      await expect(page.getByText('connect, as opened')).toBeVisible()
    })
})
