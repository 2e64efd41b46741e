/** What the user does, as what a screen makes of it: a form that is checked, and an event with its payload. */
import {
  answerForm,
  type CredentialsData,
  credentialsForm,
  emailForm,
  type Form,
  filledFields,
  manualAccountForm,
  manualAccountsForm,
  splitAccounts,
  websiteForm,
} from '../../../src/forms/index.ts'
import { messageKey } from '../../../src/forms/messages.ts'
import type { Source } from '../../../src/generated/api.types.ts'
import type { EventName } from '../../../src/generated/flow.types.ts'
import { sortInvoices } from '../../../src/screens/parts/invoices.ts'
import type { ScreenEvent } from '../../../src/screens/view.ts'
import type { World } from './headless-world.ts'
import type { Seen } from './playthrough.ts'
import { type Actions, fileOf, pressing, usualPassword } from './verbs.ts'

/** Fails where a user would look for the control in vain. */
function expectOn(world: World, ...screens: readonly Seen[]) {
  const screen = world.screen()
  if (!screens.includes(screen))
    throw new Error(`This is done on ${screens.join(' or ')}, but the user sees ${screen}.`)
  if (world.view().busy) throw new Error(`A call is under way on ${screen}, and nothing can be sent.`)
}

function send(world: World, event: ScreenEvent | { type: EventName }) {
  world.session.send({ ...event })
  return world.settle()
}

/** Enters data into a form; what is wrong with it is complained of, and nothing is sent. */
function submit<Data extends object>(world: World, form: Form<Data>, data: Data, event: (data: Data) => ScreenEvent) {
  const complaints = form.check(data).map((error) => messageKey(error, form.schema))
  world.complaints = complaints
  return complaints.length === 0 ? send(world, event(data)) : undefined
}

const press = pressing<World>((world, places) => {
  const button = places['anywhere'] ?? places[world.screen()]
  if (!button) throw new Error(`There is no such button on ${world.screen()}; it stands on ${Object.keys(places)}.`)
  const offered = world.screen() === 'confirm-exit' || world.view().can(button.sends)
  if (!offered) throw new Error(`The button for ${button.sends} is not offered on ${world.screen()}.`)
  world.complaints = []
  return send(world, { type: button.sends })
})

async function sourcesFor(world: World, term: string): Promise<readonly Source[]> {
  expectOn(world, 'select-source')
  const { sources } = await world.queries.fetchQuery(world.session.reads().sources(term))
  return sources
}

export const headlessActions: Actions<World> = {
  ...press,
  search: async (world, { for: term }) => {
    const isShort = term.length < world.flow.settings.searchMinLength
    world.found = await sourcesFor(world, isShort ? '' : term)
  },
  pick: async (world, { source: name }) => {
    const listed = world.found ?? (await sourcesFor(world, ''))
    const source = listed.find((each) => each.name === name)
    if (!source) throw new Error(`'${name}' is not on the list: ${listed.map((each) => each.name).join(', ')}.`)
    await send(world, { type: 'SELECT_SOURCE', source })
  },
  'give-website': (world, { address }) => {
    expectOn(world, 'add-source-website')
    return submit(world, websiteForm(), { url: address }, ({ url }) => ({ type: 'NEXT', url }))
  },
  'give-email': (world, { email: typed }) => {
    expectOn(world, 'add-source-email', 'error-submit-email')
    const type = world.screen() === 'add-source-email' ? 'SUBMIT_REQUEST' : 'SUBMIT_EMAIL'
    return submit(world, emailForm(), { email: typed }, ({ email }) => ({ type, email }))
  },
  'sign-in': (world, { as, with: password = usualPassword, agree = true, fields = {} }) => {
    expectOn(world, 'credentials')
    const { source, username, client, sandbox } = world.view()
    const mustAgree = Boolean(client.privacyPolicyUrl || client.termsOfUseUrl)
    const result = credentialsForm(source?.fields ?? [], { username, mustAgree })
    if (!result.ok) throw new Error(`The source's fields make no form: ${result.problem}.`)
    const { form } = result
    const typed: Readonly<Record<string, string | undefined>> = { ...fields, username: as, password }
    const given = form.sent.map(({ key, name }) => {
      const label = form.schema.properties?.[key]
      const title = typeof label === 'object' ? (label.title ?? '') : ''
      return [key, (typed[name.toLowerCase()] ?? typed[title]) || undefined]
    })
    const data: CredentialsData = {
      ...form.initial,
      ...Object.fromEntries(given),
      ...(mustAgree && agree && { agree }),
    }
    return submit(world, form, data, (entered) => {
      const filled = filledFields(form, entered)
      return { type: 'SUBMIT_CREDENTIALS', fields: filled, sandbox: sandbox?.recognises(filled) ?? false }
    })
  },
  answer: (world, { with: given }) => {
    expectOn(world, 'question', 'captcha')
    return submit(world, answerForm(), { answer: given }, ({ answer }) => ({ type: 'SUBMIT_ANSWER', answer }))
  },
  'choose-method': async (world, { nth }) => {
    expectOn(world, 'mfa-methods')
    const { methods } = await world.queries.fetchQuery(world.session.reads().mfaMethods())
    const methodId = methods[nth - 1]?.mfa_method_id
    if (methodId === undefined) throw new Error(`There are only ${methods.length} methods.`)
    await send(world, { type: 'SELECT_METHOD', methodId })
  },
  'choose-accounts': async (world, { count }) => {
    expectOn(world, 'select-account')
    const { accounts } = await world.queries.fetchQuery(world.session.reads().accounts())
    const ids = accounts.slice(0, count).map(({ account_id }) => account_id)
    if (ids.length < count) throw new Error(`There are only ${ids.length} accounts.`)
    if (count > 1 && !world.view().multipleAccounts) throw new Error('Only one account may be chosen.')
    await send(world, { type: 'SUBMIT_ACCOUNTS', accounts: ids })
  },
  'enter-accounts': (world, { numbers }) => {
    expectOn(world, 'select-account')
    const { can, multipleAccounts, settings } = world.view()
    if (!can('SUBMIT_MANUAL_ACCOUNTS')) throw new Error('Account numbers cannot be typed in.')
    const type = 'SUBMIT_MANUAL_ACCOUNTS'
    if (multipleAccounts) {
      const form = manualAccountsForm(settings.manualAccountRows)
      const data = { accounts: numbers.join('\n') }
      return submit(world, form, data, ({ accounts }) => ({ type, accounts: splitAccounts(accounts) }))
    }
    const data = { account: numbers.join() }
    return submit(world, manualAccountForm(), data, ({ account }) => ({ type, accounts: [account.trim()] }))
  },
  upload: async (world, { files: names = [], cancel = false }) => {
    expectOn(world, 'upload-invoices')
    const chosen = names.map(fileOf).map(({ name, mimeType, text }) => new File([text], name, { type: mimeType }))
    const { accepted, rejected } = await sortInvoices(chosen)
    world.files = [...world.files, ...accepted]
    world.complaints = rejected.map(() => 'upload-invoices.rejected')
    if (accepted.length === 0 && names.length > 0) return
    world.session.send({ type: 'SUBMIT_INVOICES', files: [...world.files], onProgress: () => {} })
    if (cancel) world.session.send({ type: 'CANCEL' })
    await world.settle()
  },
  wait: (world, { seconds }) => world.pass(seconds * 1000),
  'click-outside': (world) => world.host.notify({ message: 'click-outside' }),
  reload: (world) => world.reopen(),
}
