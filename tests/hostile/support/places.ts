/** The ways to each call, and what the user sees when its answer can be used or can't. */
import type { Locator } from '@playwright/test'
import type { ConnectionStatus } from '../../../src/generated/api.types.ts'
import { inAnyLanguage } from '../../support/close-widget.ts'
import * as make from './behaviours.ts'
import type { CallName } from './valid-answers.ts'
import type { Opening, World } from './world.ts'

export interface ReadPlace {
  call: CallName
  /** What the server answers before: the behaviours of a test begin after these. */
  before?: readonly make.Behaviour[]
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

const heading = (name: string) => (world: World) => world.widget.getByRole('heading', { name })

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

/** The status while connecting: the one found at the start leads there. */
const poll: ReadPlace = {
  call: 'status',
  before: [make.body({ status: 'Connecting' })],
  reach: resumed('Connected'),
  shown: heading('Success!'),
}

export const readsAndPoll: readonly ReadPlace[] = [...reads, poll]

/** Gives the read of a place its behaviours; the last one stays. */
export const answerWith = ({ api }: World, { call, before = [] }: ReadPlace, ...behaviours: make.Behaviour[]) =>
  api.on(call, ...before, ...behaviours)

/** How often the read of a place was made. */
export const asked = ({ api }: World, { call, before = [] }: ReadPlace) => api.count(call) - before.length

export const retry = ({ widget }: World) => widget.getByRole('button', { name: inAnyLanguage('retry.button') })

export async function toSources(world: World, opening?: Opening) {
  await world.open(opening)
  await world.widget.getByRole('button', { name: inAnyLanguage('consent.continue') }).click()
}

export async function toCredentials(world: World, opening?: Opening) {
  await toSources(world, opening)
  await world.widget.getByRole('listitem').getByRole('button').first().click()
}

export const typed = {
  username: 'canary-username',
  password: 'canary-password',
  answer: 'canary-answer',
  account: 'canary-account',
  email: 'canary@example.com',
}

export type Typed = typeof typed

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

export async function toInvoices(world: World, { client }: Opening = {}) {
  await toSources(world, { client: { ...client, allow_document_upload: true } })
  await world.widget.getByRole('button', { name: inAnyLanguage('choose-connection-method.invoices-button') }).click()
  await world.widget.getByRole('listitem').getByRole('button').first().click()
}

export interface AnySubmitPlace {
  call: CallName
  /** Until everything is typed or chosen. */
  fill: (world: World, values?: Typed) => Promise<void>
  /** What it sends that nobody else may know. */
  secret?: keyof Typed
  submit: (world: World) => Locator
  /** In which Enter submits. */
  field?: (world: World) => Locator
  /** Shows that the call is over and the flow has gone on. */
  done: (world: World) => Locator
}

export interface SubmitPlace extends AnySubmitPlace {
  /** Enters again what a submit has emptied. */
  refill?: (world: World) => Promise<void>
  /** What must still be there after a failure, and its value. */
  kept: (world: World) => Promise<readonly [found: unknown, expected: unknown]>
}

/** Whether a failure of the call leaves the user where the values are. */
export const canBeSentAgain = (place: AnySubmitPlace): place is SubmitPlace => 'kept' in place

const typedInto = (locator: (world: World) => Locator, expected: string) => async (world: World) =>
  [await locator(world).inputValue(), expected] as const

const answers = (call: CallName, status: ConnectionStatus, name: string): SubmitPlace => ({
  call,
  secret: 'answer',
  fill: async (world, values = typed) => {
    await resumed(status)(world)
    await textbox(name)(world).fill(values.answer)
  },
  submit: button('Verify'),
  field: textbox(name),
  kept: typedInto(textbox(name), typed.answer),
  done: heading('Success!'),
})

/** Calls that change something. */
export const submits: readonly SubmitPlace[] = [
  {
    call: 'connect',
    secret: 'password',
    fill: async (world, values = typed) => {
      await toCredentials(world)
      await world.widget.getByLabel('Email address').fill(values.username)
      await world.widget.locator('input[type=password]').fill(values.password)
      await world.widget.getByRole('checkbox').check()
    },
    submit: button('Submit'),
    field: ({ widget }) => widget.getByLabel('Email address'),
    refill: (world) => world.widget.locator('input[type=password]').fill(typed.password),
    kept: typedInto(({ widget }) => widget.getByLabel('Email address'), typed.username),
    done: heading('Success!'),
  },
  answers('mfaAnswer', 'MfaQuestion', 'Code'),
  answers('questionAnswer', 'SecurityQuestion', 'Answer'),
  answers('captchaAnswer', 'Captcha', 'Characters'),
  {
    call: 'mfaMethodsSelect',
    fill: (world) => resumed('MfaMethodChoice')(world),
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
    secret: 'account',
    fill: async (world, values = typed) => {
      await resumed('AccountSelection')(world)
      await button('Manually input accounts')(world).click()
      await textbox('Account numbers')(world).fill(values.account)
    },
    submit: button('Add 1 account'),
    kept: typedInto(textbox('Account numbers'), typed.account),
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

/** Calls whose failure nobody can mend: what follows them is the same whatever the server answers. */
export const lastSubmits: readonly AnySubmitPlace[] = [
  {
    call: 'sourceAdd',
    secret: 'email',
    fill: async (world, values = typed) => {
      const { widget } = world
      await toSources(world)
      await widget.getByRole('button', { name: 'Request to add new source...' }).click()
      await widget.getByRole('textbox').fill('www.canary-source.example')
      await widget.getByRole('button', { name: 'Continue' }).click()
      await heading('Stay updated')(world).waitFor()
      await widget.getByRole('textbox').fill(values.email)
    },
    submit: button('Submit Request'),
    field: ({ widget }) => widget.getByRole('textbox'),
    done: heading("Thank You. We'll integrate it soon"),
  },
  {
    call: 'connectionError',
    secret: 'email',
    fill: async (world, values = typed) => {
      world.api.state.status = 'MfaQuestion'
      world.api.on('mfaGet', make.status(400))
      await world.open()
      await world.widget.getByRole('textbox').fill(values.email)
    },
    submit: button('Submit and close'),
    field: ({ widget }) => widget.getByRole('textbox'),
    done: heading('You can close this window'),
  },
]
