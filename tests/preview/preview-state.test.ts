import { describe, expect, it } from 'vitest'
import { placeOf } from '../../src/engine/index.ts'
import { readData } from '../../src/flow/index.ts'
import type { PreviewMessage } from '../../src/generated/messages.types.ts'
import { languages } from '../../src/i18n/index.ts'
import {
  applyMessage,
  createPreviewSession,
  initialPreviewState,
  loadSampleTexts,
  type PreviewState,
} from '../../src/preview/index.ts'
import { compiled, connectDefinition, connectFlow, edited } from '../support/connect-flow.ts'

const first = initialPreviewState(connectFlow, 'success', 'en')

function shownAfter(message: Omit<PreviewMessage, 'action'>, shown: PreviewState = first): PreviewState {
  const work = applyMessage(shown, { action: 'preview', ...message })
  let slice = work.next()
  while (!slice.done) slice = work.next()
  return slice.value
}

const place = ({ preview }: PreviewState) => placeOf(preview.flow, preview.state).id

describe('initialPreviewState', () => {
  it.each([
    ['', 'consent', null],
    ['enterCredentials.captcha', 'enterCredentials.captcha', null],
    ['nowhere', 'consent', 'nowhere'],
    ['__proto__', 'consent', '__proto__'],
  ])("shows for '%s' in the address: %s", (name, id, unknown) => {
    const shown = initialPreviewState(connectFlow, name, 'en')
    expect(place(shown)).toBe(id)
    expect(shown.unknown).toBe(unknown)
  })

  it('no longer reports an unknown step once a message names a known one', () => {
    const shown = initialPreviewState(connectFlow, 'nowhere', 'en')
    expect(shownAfter({ step: 'nowhere' }, shown).unknown).toBe('nowhere')
    expect(shownAfter({ step: 'success' }, shown).unknown).toBe(null)
  })
})

describe('applyMessage', () => {
  it('shows the place that the message names', () => {
    expect(place(shownAfter({ step: 'enterCredentials.mfa-question!InvalidAnswer' }))).toBe(
      'enterCredentials.mfa-question',
    )
  })

  it('works in slices of a few states, between which the page can respond', () => {
    const flow = compiled(edited({ '/steps/selectSource/back': 'none' }))
    const work = applyMessage(first, { action: 'preview', step: 'selectSource', flow: { ...flow.definition } })
    let slices = 0
    while (!work.next().done) slices += 1
    expect(slices).toBeGreaterThan(15)
  })

  it('shows the value of a split that a message has named, until another one names another', () => {
    const length = { from: 'split', shares: { control: 90, short: 10 } }
    const when = { '==': [{ var: 'in.length' }, 'control'] }
    const flow = compiled(edited({ '/inputs/length': length, '/steps/consent/when': when })).definition
    const atStart = ({ preview }: PreviewState) => preview.state.trail[0]
    const short = shownAfter({ step: 'enterCredentials', flow: { ...flow }, splits: { length: 'short' } })
    expect(atStart(short)).toBe('chooseConnectionMethod')
    expect(atStart(shownAfter({ step: 'selectSource' }, short))).toBe('chooseConnectionMethod')
    expect(shownAfter({ step: 'enterCredentials', splits: { length: 'short' } }, short).preview).toBe(short.preview)
    expect(atStart(shownAfter({ step: 'selectSource', splits: { length: 'control' } }, short))).toBe('consent')
  })

  it.each<[string, Omit<PreviewMessage, 'action'>]>([
    ['an unknown step', { step: 'nowhere', locale: 'fr', elements: { logos: false } }],
    ['a step that this client never reaches', { step: 'uploadInvoices', client: { allow_document_upload: false } }],
    ['a broken definition', { step: 'consent', flow: { name: 'connect' } }],
    ['a definition without the step', { step: 'chooseConnectionMethod', flow: withoutMethods() }],
  ])('%s changes nothing', (_, message) => {
    expect(shownAfter(message)).toBe(first)
  })

  it('keeps what the message does not mention', () => {
    const styled = shownAfter({ step: 'consent', locale: 'fr', theme: { mode: 'dark' }, client: { name: 'Acme' } })
    expect(shownAfter({ step: 'success' }, styled)).toMatchObject({
      locale: 'fr',
      theme: { mode: 'dark' },
      client: { name: 'Acme' },
    })
  })

  it('hides and shows elements by name', () => {
    const hidden = shownAfter({ step: 'consent', elements: { logos: false, benefits: false } })
    expect([...hidden.hidden]).toEqual(['logos', 'benefits'])
    expect([...shownAfter({ step: 'consent', elements: { logos: true, agreement: false } }, hidden).hidden]).toEqual([
      'benefits',
      'agreement',
    ])
  })

  it('keeps the screen if only its looks change', () => {
    const here = shownAfter({ step: 'consent' })
    expect(shownAfter({ step: 'consent', elements: { logos: false }, locale: 'de' }, here).preview).toBe(here.preview)
    expect(shownAfter({ step: 'consent', client: { name: 'Acme' } }, here).preview.client.name).toBe('Acme')
  })

  it('shows an unsaved definition', () => {
    const shown = shownAfter({ step: 'consent', flow: edited({ '/steps/consent/screen': 'waiting' }) as object })
    const { flow, state } = shown.preview
    expect(placeOf(flow, state).screen).toBe('waiting')
    expect(shownAfter({ step: 'success' }, shown).flow).toBe(shown.flow)
  })
})

it('shows a flow that says something else as it now is', () => {
  const words = { 'consent.heading': { en: 'Hello' } }
  const shown = shownAfter({ step: 'success', flow: connectDefinition() as object })
  const after = shownAfter({ step: 'success', flow: edited({ '/steps/success/words': words }) as object }, shown)
  expect(after.preview.state).toEqual(shown.preview.state)
  expect(placeOf(after.preview.flow, after.preview.state).words).toEqual(words)
})

describe.each(languages)('a preview session (%s)', async (language) => {
  const texts = await loadSampleTexts(language)
  const reads = createPreviewSession(first.preview, texts).reads()
  const { signal } = new AbortController()

  it('never changes, whatever is sent', () => {
    const session = createPreviewSession(shownAfter({ step: 'consent' }).preview, texts)
    const before = session.store.getState()
    for (const type of ['NEXT', 'PROMPT_CLOSE', 'CONFIRM_CLOSE', 'BACK'] as const) session.send({ type })
    expect(session.store.getState()).toBe(before)
  })

  it('answers each read with samples', async () => {
    expect(await reads.mfaQuestion().queryFn({ signal })).toEqual({ question: texts.passcode })
    expect((await reads.sources('').queryFn({ signal })).sources.length).toBeGreaterThanOrEqual(8)
    expect((await reads.sources('fern').queryFn({ signal })).sources).toHaveLength(1)
    expect((await reads.accounts().queryFn({ signal })).accounts.length).toBeGreaterThan(1)
    for (const read of [reads.captcha(), reads.securityQuestion(), reads.mfaMethods(), reads.connectionStatus(1)])
      expect(await read.queryFn({ signal })).toBeTruthy()
  })

  it("labels the fields of the sample source, and keeps the labels of a client's own source", () => {
    const update = { source_id: 'own', name: 'Own', fields: [{ field_name: 'a', field_label: 'Own label' }] }
    const client = { mode: 'UpdateCredentials', update_mode: { source: update } } as const
    const labelsAt = (shown: PreviewState) => {
      const { data } = createPreviewSession(shown.preview, texts).store.getState().state
      return readData(data, 'source')?.fields.map(({ field_label }) => field_label)
    }
    expect(labelsAt(shownAfter({ step: 'enterCredentials' }))).toEqual([texts.username, texts.password])
    expect(labelsAt(shownAfter({ step: 'enterCredentials', client: client as never }))).toEqual(['Own label'])
  })
})

function withoutMethods(): object {
  return compiled(edited({ '/steps/chooseConnectionMethod/enabled': false })).definition
}
