/** Performs user actions as a screen does: it validates the form and sends the event with its payload. */
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
import { buttonPerformers, fileOf, type Performers, validPassword } from './actions.ts'
import type { HeadlessWidget } from './headless-widget.ts'
import type { DisplayedScreen } from './names.ts'

/** Throws if the control of the action is not available. */
function expectOn(widget: HeadlessWidget, ...screens: readonly DisplayedScreen[]) {
  const screen = widget.screen()
  if (!screens.includes(screen))
    throw new Error(`This action needs the screen ${screens.join(' or ')}; the screen is ${screen}.`)
  if (widget.view().busy) throw new Error(`A call is pending on ${screen}.`)
}

function send(widget: HeadlessWidget, event: ScreenEvent | { type: EventName }) {
  widget.session.send({ ...event })
  return widget.settle()
}

/** Sends the data of a form if it is valid. */
function submit<Data extends object>(
  widget: HeadlessWidget,
  form: Form<Data>,
  data: Data,
  event: (data: Data) => ScreenEvent,
) {
  widget.formErrors = form.check(data).map((error) => messageKey(error, form.schema))
  return widget.formErrors.length === 0 ? send(widget, event(data)) : undefined
}

const pressPerformers = buttonPerformers<HeadlessWidget>((widget, byScreen) => {
  const button = byScreen['any'] ?? byScreen[widget.screen()]
  if (!button) throw new Error(`${widget.screen()} does not have the button; ${Object.keys(byScreen)} has.`)
  const isOffered = widget.screen() === 'confirm-exit' || widget.view().can(button.sends)
  if (!isOffered) throw new Error(`${widget.screen()} does not offer the button for ${button.sends}.`)
  widget.formErrors = []
  return send(widget, { type: button.sends })
})

async function readSources(widget: HeadlessWidget, term: string): Promise<readonly Source[]> {
  expectOn(widget, 'select-source')
  // The session hears of a failure as the screen does; the screen then shows no source.
  const found = await widget.queries.fetchQuery(widget.session.reads().sources(term)).catch(() => null)
  return found?.sources ?? []
}

export const headlessPerformers: Performers<HeadlessWidget> = {
  ...pressPerformers,
  search: async (widget, { for: term }) => {
    const isShort = term.length < widget.flow.settings.searchMinLength
    widget.found = await readSources(widget, isShort ? '' : term)
  },
  pick: async (widget, { source: name }) => {
    const listed = widget.found ?? (await readSources(widget, ''))
    const source = listed.find((each) => each.name === name)
    if (!source) throw new Error(`'${name}' is not on the list: ${listed.map((each) => each.name).join(', ')}.`)
    await send(widget, { type: 'SELECT_SOURCE', source })
  },
  'give-website': (widget, { address }) => {
    expectOn(widget, 'add-source-website')
    return submit(widget, websiteForm(), { url: address }, ({ url }) => ({ type: 'NEXT', url }))
  },
  'give-email': (widget, { email: typed }) => {
    expectOn(widget, 'add-source-email', 'error-submit-email')
    const type = widget.screen() === 'add-source-email' ? 'SUBMIT_REQUEST' : 'SUBMIT_EMAIL'
    return submit(widget, emailForm(), { email: typed }, ({ email }) => ({ type, email }))
  },
  'sign-in': (widget, { as, with: password = validPassword, agree = true, fields = {} }) => {
    expectOn(widget, 'credentials')
    const { source, username, client, sandbox } = widget.view()
    const mustAgree = Boolean(client.privacyPolicyUrl || client.termsOfUseUrl)
    const result = credentialsForm(source?.fields ?? [], { username, mustAgree })
    if (!result.ok) throw new Error(`The fields of the source are not a valid form: ${result.problem}.`)
    const { form } = result
    const typed: Readonly<Record<string, string | undefined>> = { ...fields, username: as, password }
    const values = form.sent.map(({ key, name }) => {
      const label = form.schema.properties?.[key]
      const title = typeof label === 'object' ? (label.title ?? '') : ''
      return [key, (typed[name.toLowerCase()] ?? typed[title]) || undefined]
    })
    const data: CredentialsData = {
      ...form.initial,
      ...Object.fromEntries(values),
      ...(mustAgree && agree && { agree }),
    }
    return submit(widget, form, data, (entered) => {
      const filled = filledFields(form, entered)
      return { type: 'SUBMIT_CREDENTIALS', fields: filled, sandbox: sandbox?.recognises(filled) ?? false }
    })
  },
  answer: (widget, { with: given }) => {
    expectOn(widget, 'question', 'captcha')
    return submit(widget, answerForm(), { answer: given }, ({ answer }) => ({ type: 'SUBMIT_ANSWER', answer }))
  },
  'choose-method': async (widget, { nth }) => {
    expectOn(widget, 'mfa-methods')
    const { methods } = await widget.queries.fetchQuery(widget.session.reads().mfaMethods())
    const methodId = methods[nth - 1]?.mfa_method_id
    if (methodId === undefined) throw new Error(`The list has only ${methods.length} methods.`)
    await send(widget, { type: 'SELECT_METHOD', methodId })
  },
  'choose-accounts': async (widget, { count }) => {
    expectOn(widget, 'select-account')
    const { accounts } = await widget.queries.fetchQuery(widget.session.reads().accounts())
    const chosen = accounts.slice(0, count)
    const ids = chosen.map(({ account_id }) => account_id)
    if (ids.length < count) throw new Error(`The list has only ${ids.length} accounts.`)
    if (count > 1 && !widget.view().multipleAccounts) throw new Error('The user may choose only one account.')
    await send(widget, { type: 'SUBMIT_ACCOUNTS', accounts: ids, chosen })
  },
  'enter-accounts': (widget, { numbers }) => {
    expectOn(widget, 'select-account')
    const { can, multipleAccounts, settings } = widget.view()
    if (!can('SUBMIT_MANUAL_ACCOUNTS')) throw new Error('The user may not enter account numbers.')
    const event = (accounts: string[]) => {
      const chosen = accounts.map((account_number) => ({ account_number }))
      return { type: 'SUBMIT_MANUAL_ACCOUNTS', accounts, chosen } as const
    }
    if (multipleAccounts) {
      const form = manualAccountsForm(settings.manualAccountRows)
      const data = { accounts: numbers.join('\n') }
      return submit(widget, form, data, ({ accounts }) => event(splitAccounts(accounts)))
    }
    const data = { account: numbers.join() }
    return submit(widget, manualAccountForm(), data, ({ account }) => event([account.trim()]))
  },
  upload: async (widget, { files: names = [], cancel = false }) => {
    expectOn(widget, 'upload-invoices')
    const chosen = names.map(fileOf).map(({ name, mimeType, text }) => new File([text], name, { type: mimeType }))
    const { accepted, rejected } = await sortInvoices(chosen)
    widget.files = [...widget.files, ...accepted]
    widget.formErrors = rejected.map(() => 'upload-invoices.rejected')
    if (accepted.length === 0 && names.length > 0) return
    widget.session.send({ type: 'SUBMIT_INVOICES', files: [...widget.files], onProgress: () => {} })
    if (cancel) widget.session.send({ type: 'CANCEL' })
    await widget.settle()
  },
  wait: (widget, { seconds }) => widget.advance(seconds * 1000),
  'click-outside': (widget) => widget.host.notify({ message: 'click-outside' }),
  reload: (widget) => widget.reopen(),
}
