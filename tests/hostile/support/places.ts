/** The ways to each call, and what the user sees when its answer can be used or can't. */
import type { Locator } from '@playwright/test'
import type { ConnectionStatus } from '../../../src/generated/api.types.ts'
import type { CallName } from './honest.ts'
import type { Opening, World } from './world.ts'

export interface ReadPlace {
  call: CallName
  /** Until the call is made. */
  reach: (world: World, opening?: Opening) => Promise<void>
  /** Shows that the answer was used. */
  shown: (world: World) => Locator
}

const button = (name: string | RegExp) => (world: World) => world.widget.getByRole('button', { name })
const textbox = (name: string) => (world: World) => world.widget.getByRole('textbox', { name })

/** A status found at the start leads straight to the question. */
const resumed = (status: ConnectionStatus) => async (world: World, opening?: Opening) => {
  world.api.state.status = status
  await world.open(opening)
}

/** Calls that only ask for data. */
export const reads: readonly ReadPlace[] = [
  { call: 'info', reach: (world, opening) => world.open(opening), shown: button('Continue') },
  { call: 'sources', reach: toSources, shown: button(/Hydra Water/) },
  { call: 'mfaGet', reach: resumed('MfaQuestion'), shown: textbox('Code') },
  { call: 'questionGet', reach: resumed('SecurityQuestion'), shown: textbox('Answer') },
  { call: 'mfaMethodsGet', reach: resumed('MfaMethodChoice'), shown: button('Text message') },
  { call: 'captchaGet', reach: resumed('Captcha'), shown: textbox('Characters') },
  {
    call: 'accountList',
    reach: resumed('AccountSelection'),
    shown: ({ widget }) => widget.getByRole('checkbox', { name: /4147691735/ }),
  },
]

export const retry = ({ widget }: World) => widget.getByRole('button', { name: 'Try Again', exact: true })

export async function toSources(world: World, opening?: Opening) {
  await world.open(opening)
  await world.widget.getByRole('button', { name: 'Continue' }).click()
}

export async function toCredentials(world: World, opening?: Opening) {
  await toSources(world, opening)
  await world.widget.getByRole('listitem').getByRole('button').first().click()
}

export const typed = { username: 'canary-username', password: 'canary-password', answer: 'canary-answer' }

export async function signIn({ widget }: World) {
  await widget.getByLabel('Email address').fill(typed.username)
  await widget.locator('input[type=password]').fill(typed.password)
  await widget.getByRole('checkbox').check()
  await widget.getByRole('button', { name: 'Submit' }).click()
}

/** A file that passes for an invoice. */
export const invoice = (name = 'january.pdf', size = 100) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(size)]),
})

export async function toInvoices(world: World) {
  await world.open({ client: { allow_document_upload: true } })
  await world.widget.getByRole('button', { name: 'Continue' }).click()
  await world.widget.getByRole('button', { name: 'Upload my invoices' }).click()
  await world.widget.getByRole('listitem').getByRole('button').first().click()
}

export interface SubmitPlace {
  call: CallName
  /** Until everything is typed or chosen. */
  fill: (world: World) => Promise<void>
  submit: (world: World) => Locator
  /** Enters again what a submit has emptied. */
  refill?: (world: World) => Promise<void>
  /** What must still be there after a failure, and its value. */
  kept: (world: World) => Promise<readonly [found: unknown, expected: unknown]>
  /** Shows that the call is over and the flow has gone on. */
  done: (world: World) => Locator
}

const heading = (name: string) => (world: World) => world.widget.getByRole('heading', { name })
const typedInto = (locator: (world: World) => Locator, expected: string) => async (world: World) =>
  [await locator(world).inputValue(), expected] as const

const answers = (call: CallName, status: ConnectionStatus, name: string): SubmitPlace => ({
  call,
  fill: async (world) => {
    await resumed(status)(world)
    await textbox(name)(world).fill(typed.answer)
  },
  submit: button('Verify'),
  kept: typedInto(textbox(name), typed.answer),
  done: heading('Success!'),
})

/** Calls that change something. */
export const submits: readonly SubmitPlace[] = [
  {
    call: 'connect',
    fill: async (world) => {
      await toCredentials(world)
      await world.widget.getByLabel('Email address').fill(typed.username)
      await world.widget.locator('input[type=password]').fill(typed.password)
      await world.widget.getByRole('checkbox').check()
    },
    submit: button('Submit'),
    refill: (world) => world.widget.locator('input[type=password]').fill(typed.password),
    kept: typedInto(({ widget }) => widget.getByLabel('Email address'), typed.username),
    done: heading('Success!'),
  },
  answers('mfaAnswer', 'MfaQuestion', 'Code'),
  answers('questionAnswer', 'SecurityQuestion', 'Answer'),
  answers('captchaAnswer', 'Captcha', 'Characters'),
  {
    call: 'mfaMethodsSelect',
    fill: resumed('MfaMethodChoice'),
    submit: button('Text message'),
    kept: async (world) => [await button(/Text message|Phone call/)(world).count(), 2],
    done: heading('Success!'),
  },
  {
    call: 'accountSelect',
    fill: async (world) => {
      await resumed('AccountSelection')(world)
      await world.widget.getByRole('checkbox').first().check()
    },
    submit: button('Continue with 1 selected'),
    kept: async ({ widget }) => [await widget.getByRole('checkbox').first().isChecked(), true],
    done: heading('Success!'),
  },
  {
    call: 'accountSelectManual',
    fill: async (world) => {
      await resumed('AccountSelection')(world)
      await button('Manually input accounts')(world).click()
      await textbox('Account numbers')(world).fill('canary-account')
    },
    submit: button('Add 1 account'),
    kept: typedInto(textbox('Account numbers'), 'canary-account'),
    done: heading('Success!'),
  },
  {
    call: 'upload',
    fill: async (world) => {
      await toInvoices(world)
      await world.widget.locator('input[type=file]').setInputFiles(invoice())
    },
    submit: button('Continue'),
    kept: async ({ widget }) => [await widget.getByText('january.pdf', { exact: true }).count(), 1],
    done: heading('Success!'),
  },
]
