/** The main playthroughs, as steps of a person. */
import { sandboxValues } from '../../src/sandbox/values.ts'
import type { Visit } from './driver.ts'

export interface Walk {
  name: string
  /** Settings of the demo host. */
  settings?: Readonly<Record<string, string>>
  steps: (visit: Visit, files: { invoice: string }) => Promise<void>
  /** What the host has received in the end. */
  received: readonly string[]
}

const signIn = async ({ press, fill, click, see }: Visit, username: string) => {
  await press('Continue')
  await fill('input[type=search]', 'fernhill')
  await click('::-p-text(Fernhill Energy)')
  await see('Log in to Fernhill Energy')
  await fill('input[autocomplete=username]', username)
  await fill('input[autocomplete=current-password]', sandboxValues.password)
  await click('input[type=checkbox]')
  await press('Submit')
}

const shareAccounts = async ({ press, see, click }: Visit) => {
  await see('Select accounts')
  await click('input[type=checkbox]')
  await press('Continue with 1 selected')
}

const finish = async ({ press, see }: Visit) => {
  await see('Success!')
  await press('Finish')
}

const asked =
  (username: string, heading: string, answer: string): Walk['steps'] =>
  async (visit) => {
    await signIn(visit, username)
    await visit.see(heading)
    await visit.fill('main input', answer)
    await visit.press('Verify')
    await shareAccounts(visit)
    await finish(visit)
  }

const succeeded = ['tieline-success', 'tieline-close-iframe']

export const walks: readonly Walk[] = [
  {
    name: 'connects and shares accounts',
    steps: async (visit) => {
      await signIn(visit, 'user_good')
      await shareAccounts(visit)
      await finish(visit)
    },
    received: succeeded,
  },
  {
    name: 'enters a passcode',
    steps: asked('user_mfa', 'Verify Your Identity', sandboxValues.code),
    received: succeeded,
  },
  {
    name: 'answers a security question',
    steps: asked('user_question', 'Verify Your Identity', sandboxValues.answer),
    received: succeeded,
  },
  { name: 'reads a captcha', steps: asked('user_captcha', 'Verification', sandboxValues.captcha), received: succeeded },
  {
    name: 'uploads an invoice',
    settings: { allow_document_upload: 'on', show_step_consent: 'on' },
    steps: async (visit, { invoice }) => {
      await visit.press('Continue')
      await visit.press('Upload my invoices')
      await visit.click('::-p-text(Fernhill Energy)')
      await visit.attach(invoice)
      await visit.press('Continue')
      await finish(visit)
    },
    received: succeeded,
  },
  {
    name: 'is refused, tries again and exits',
    steps: async (visit) => {
      await signIn(visit, 'user_bad')
      await visit.see('The credentials you provided were incorrect')
      await visit.press('Try Again')
      await visit.see('Log in to Fernhill Energy')
      await visit.press('Close')
      await visit.see('Are you sure you want to exit?')
      await visit.press('Cancel')
      await visit.press('Close')
      await visit.press('Yes, exit')
    },
    received: ['tieline-error', 'tieline-close-iframe'],
  },
]
