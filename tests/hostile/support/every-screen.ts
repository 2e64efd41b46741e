/** Every screen that shows a text from outside, with the same words in each text. */
import * as make from './behaviours.ts'
import { retry, signIn, toCredentials, toInvoices, toSources, typed } from './places.ts'
import { source } from './valid-answers.ts'
import { expect, type World } from './world.ts'

/** Gives each text of each answer these words. */
function fillTexts({ api }: World, words: string) {
  api.state.client.name = words
  api.state.sources = [
    source(words, {
      country: words,
      fields: [
        { field_name: words, field_label: null },
        { field_name: 'b', field_label: `${words} [${words};two]` },
        { field_name: 'c', field_label: words, field_type: 'Password' },
      ],
    }),
  ]
  api.on('mfaGet', make.body({ question: words }))
  api.on('questionGet', make.body({ question: words }))
  api.on(
    'mfaMethodsGet',
    make.body({
      title: words,
      methods: [
        { mfa_method_id: words, label: words },
        { mfa_method_id: 'b', label: words },
      ],
    }),
  )
  const accounts = ['1', '2'].map((account_id) => ({ account_id, account_number: words, account_address: words }))
  api.on('accountList', make.body({ accounts }))
}

const failure = (words: string) => make.status(400, { display_message: words, error_code: words, error_message: words })

type Place = readonly [where: string, go: (world: World, words: string) => Promise<unknown>]

const firstSource = ({ widget }: World) => widget.getByRole('listitem').getByRole('button').first()

/** A status found at the start, and the control that shows that its screen is drawn. */
const resumed =
  (status: World['api']['state']['status'], role: 'textbox' | 'button' | 'checkbox') => async (world: World) => {
    world.api.state.status = status
    await world.open()
    await expect(world.widget.locator('main').getByRole(role).first()).toBeVisible()
  }

const places: readonly Place[] = [
  [
    'consent',
    async (world) => {
      await world.open()
      await expect(world.widget.getByRole('button', { name: 'Continue' })).toBeVisible()
    },
  ],
  ['sources', (world) => toSources(world)],
  [
    'a search without a result',
    async (world, words) => {
      world.api.state.sources = Array.from({ length: 30 }, (_, at) => source(words, { source_id: `s${at}` }))
      await toSources(world)
      world.api.on('sources', make.body({ sources: [] }))
      await world.widget.getByRole('searchbox').fill(words.slice(0, 300))
      await expect(world.widget.getByText(/Nothing was found for/)).toBeVisible()
    },
  ],
  [
    'credentials',
    async (world) => {
      await toSources(world)
      await firstSource(world).click()
      await expect(world.widget.getByRole('button', { name: 'Submit' })).toBeVisible()
    },
  ],
  [
    'wrong credentials',
    async (world, words) => {
      await toHonestForm(world)
      world.api.on('connect', make.status(400, { error_code: 'INVALID_CREDENTIALS', display_message: words }))
      await signIn(world)
      await expect(world.widget.getByRole('button', { name: 'Try another source' })).toBeVisible()
    },
  ],
  [
    'a failed connection',
    async (world, words) => {
      await toHonestForm(world)
      world.api.on('connect', failure(words))
      await signIn(world)
      await expect(world.widget.getByRole('button', { name: 'Submit and close' })).toBeVisible()
    },
  ],
  [
    'connecting, and then the accounts',
    async (world) => {
      await toHonestForm(world)
      world.api.state.next = 'AccountSelection'
      await signIn(world)
      await expect(world.widget.getByRole('checkbox').first()).toBeVisible()
    },
  ],
  ['a question', resumed('MfaQuestion', 'textbox')],
  ['a security question', resumed('SecurityQuestion', 'textbox')],
  ['methods', resumed('MfaMethodChoice', 'button')],
  [
    'a refused answer',
    async (world, words) => {
      world.api.on('mfaAnswer', failure(words))
      await resumed('MfaQuestion', 'textbox')(world)
      await world.widget.getByRole('textbox').fill(typed.answer)
      await world.widget.getByRole('button', { name: 'Verify' }).click()
      await expect(world.widget.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
    },
  ],
  [
    'a list that cannot be read',
    async (world, words) => {
      world.api.on('sources', failure(words))
      await toSources(world)
      await expect(retry(world)).toBeVisible()
    },
  ],
  [
    'client info that cannot be read',
    async (world, words) => {
      world.api.on('info', failure(words))
      await world.open()
      await expect(world.widget.getByRole('alert')).toBeVisible()
    },
  ],
  [
    'an update',
    async (world, words) => {
      const update_mode = { username: words, source: world.api.state.sources[0] as never }
      await world.open({ client: { mode: 'UpdateCredentials', update_mode } })
      await expect(world.widget.getByRole('button', { name: 'Continue' })).toBeVisible()
    },
  ],
  [
    'invoices',
    async (world, words) => {
      await toInvoices(world)
      const buffer = Buffer.from('%PDF-1.7')
      await world.widget.locator('input[type=file]').setInputFiles([
        { name: `${words.slice(0, 60).replaceAll('/', '')}.pdf`, mimeType: 'application/pdf', buffer },
        { name: `${words.slice(0, 60).replaceAll('/', '')}.exe`, mimeType: 'application/pdf', buffer },
      ])
      await expect(world.widget.getByRole('button', { name: /^Remove/ })).toHaveCount(1)
      await expect(world.widget.getByRole('alert').filter({ hasText: 'File of invalid type' })).toBeVisible()
    },
  ],
]

/** A form that `signIn` can fill in, of a source whose name is from outside. */
async function toHonestForm(world: World) {
  const [first] = world.api.state.sources
  world.api.state.sources = [source(first?.name ?? '')]
  await toCredentials(world)
}

/** Calls `look` at each place. */
export async function visitEveryScreen(world: World, words: string, look: (where: string) => Promise<void>) {
  for (const [where, go] of places) {
    world.api.reset()
    fillTexts(world, words)
    await go(world, words)
    await look(where)
  }
}
