// @vitest-environment jsdom
/** The receipt, a source that is remembered, a search that forgives, and the phone, as their screens show them. */
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepLastSource, readLastSource } from '../../src/device/index.ts'
import { ContinueOnPhone } from '../../src/screens/continue-on-phone.tsx'
import { Credentials } from '../../src/screens/credentials.tsx'
import { phoneAddress } from '../../src/screens/parts/phone-address.ts'
import { SelectSource } from '../../src/screens/select-source.tsx'
import { Success } from '../../src/screens/success.tsx'
import { pass, renderScreen } from '../support/render-screen.tsx'
import { accounts, answers, cannot, fixtureView, manySources, source, type ViewChanges } from '../support/view.ts'

const names = () => screen.getAllByRole('listitem').map((row) => row.querySelector('.row-title')?.textContent)
const remember = { options: { remember: { days: 90 } } }
const hydra = source('Hydra Water')

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('the receipt', () => {
  const receipt = { options: { receipt: { address: 'https://a.example/connections' } } }

  it('names source and accounts, what happens next, and where to end it', () => {
    renderScreen(Success, { ...receipt, source: hydra, chosenAccounts: accounts })
    const shown = screen.getByRole('region', { name: 'What was connected' })
    expect(shown).toHaveTextContent('Hydra Water')
    expect(shown).toHaveTextContent('2 shared accounts4471 0093 1212 Alder Lane, Fernhill4471 0093 55')
    expect(shown).toHaveTextContent('Greenfield can now collect your data from Hydra Water.')
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://a.example/connections')
  })

  it.each<[string, ViewChanges, string]>([
    [
      'the client has no name',
      { client: { ...fixtureView().client, name: ' ' } },
      'Your data from Fernhill Energy can',
    ],
    ['invoices were sent', { lastCall: 'upload' }, 'Greenfield receives the data of your invoices from Fernhill'],
    ['there is no source', { source: null }, 'Greenfield can now collect your data from source.'],
  ])('says what happens next if %s', (_, changes, words) => {
    renderScreen(Success, { ...receipt, ...changes })
    expect(screen.getByRole('region')).toHaveTextContent(words)
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  })

  it.each(['javascript:alert(1)', 'https://user:pass@a.example/'])('has no link to %s', (address) => {
    renderScreen(Success, { options: { receipt: { address } } })
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('is not there unless the flow asks for it', () => {
    renderScreen(Success, { chosenAccounts: accounts })
    expect(screen.queryByRole('region')).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('remembering the source', () => {
  it('is an unchecked choice, and one press undoes it', () => {
    renderScreen(Success, { ...remember, source: hydra })
    const box = screen.getByRole('checkbox', { name: /Remember Hydra Water in this browser/ })
    expect(box).not.toBeChecked()
    expect(localStorage).toHaveLength(0)
    fireEvent.click(box)
    expect(readLastSource(Date.now())).toEqual({ id: 'hydra-water', name: 'Hydra Water' })
    expect(box).toBeChecked()
    fireEvent.click(box)
    expect(localStorage).toHaveLength(0)
  })

  it.each<[string, ViewChanges]>([
    ['the configuration forbids it', { ...remember, remembers: false }],
    ['there is no source', { ...remember, source: null }],
  ])('is not offered where %s', (_, changes) => {
    renderScreen(Success, changes)
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('is no longer offered where the storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    renderScreen(Success, remember)
    fireEvent.click(screen.getByRole('checkbox'))
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('offers the source first next time, and forgets it at one press', async () => {
    keepLastSource({ id: 'source-3', name: 'Source 3' }, 90, Date.now())
    const { send } = renderScreen(SelectSource, remember)
    await pass(0)
    expect(names().slice(0, 3)).toEqual(['Source 3', 'Source 1', 'Source 2'])
    expect(names().filter((name) => name === 'Source 3')).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: /^Source 3/ }))
    expect(send.mock.calls).toEqual([[expect.objectContaining({ type: 'SELECT_SOURCE' })]])
    fireEvent.click(screen.getByRole('button', { name: 'Not on this device' }))
    expect(names().slice(0, 3)).toEqual(['Source 1', 'Source 2', 'Source 3'])
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('This device no longer remembers a source.')
    expect(localStorage).toHaveLength(0)
  })

  it('searches a source that is not among the most common, and offers it only if it is still there', async () => {
    const terms: string[] = []
    const sources =
      (found: boolean): ViewChanges['sources'] =>
      (term) => {
        terms.push(term)
        return answers(`${found} ${term}`, { sources: term === '' ? manySources(15) : found ? [hydra] : [] })
      }
    keepLastSource({ id: hydra.source_id, name: hydra.name }, 90, Date.now())
    const { unmount } = renderScreen(SelectSource, { ...remember, sources: sources(true) as never })
    await pass(0)
    expect(names()[0]).toBe('Hydra Water')
    expect(new Set(terms)).toEqual(new Set(['', 'Hydra Water']))
    unmount()
    renderScreen(SelectSource, { ...remember, sources: sources(false) as never })
    await pass(0)
    expect(names()[0]).toBe('Source 1')
    expect(screen.queryByRole('button', { name: 'Not on this device' })).toBeNull()
  })

  it.each<[string, ViewChanges]>([
    ['the flow does not', {}],
    ['the configuration forbids it', { ...remember, remembers: false }],
  ])('reads nothing where %s', async (_, changes) => {
    keepLastSource({ id: 'source-3', name: 'Source 3' }, 90, Date.now())
    const read = vi.spyOn(Storage.prototype, 'getItem')
    renderScreen(SelectSource, changes)
    await pass(0)
    expect(names()[0]).toBe('Source 1')
    expect(read).not.toHaveBeenCalled()
  })
})

describe('a search that forgives', () => {
  const all = [source('Blue Hydra Power'), hydra, source('Électricité du Val'), source('Stadtwerke Linden')]
  const search = { options: { search: { aliases: { 'Val Power': 'Électricité du Val' } } } }

  /** As a server that finds only what is spelled right; remembers what was asked. */
  async function searchFor(term: string, changes: ViewChanges = search) {
    const terms: string[] = []
    const found = (sought: string) => all.filter(({ name }) => name.toLowerCase().includes(sought.toLowerCase()))
    renderScreen(SelectSource, {
      can: cannot('ADD_SOURCE'),
      ...changes,
      sources: (sought) => ({
        queryKey: ['sources', sought],
        queryFn: async () => {
          terms.push(sought)
          return { sources: sought === '' ? manySources(8) : found(sought) }
        },
      }),
    })
    await pass(0)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: term } })
    await pass(500)
    await vi.waitFor(() => expect(screen.queryByText('Loading sources')).toBeNull())
    await vi.waitFor(() => expect(document.querySelector('mark, .lead')).not.toBeNull(), 15_000)
    await pass(0)
    return terms.slice(1)
  }

  it('marks what matched, and shows first what begins with it', async () => {
    expect(await searchFor('hydra')).toEqual(['hydra'])
    expect(names()).toEqual(['Hydra Water', 'Blue Hydra Power'])
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Hydra', 'Hydra'])
  })

  it.each([
    ['a typo', 'hydar', 'hyd', ['Blue Hydra Power', 'Hydra Water']],
    ['a missing accent', 'stadtwerké', 'sta', ['Stadtwerke Linden']],
    ['an alias', 'val powr', 'Électricité du Val', ['Électricité du Val']],
    ['a typo in a common name', 'sourve 3', 'sou', ['Source 3']],
  ])('with %s asks once more, and offers what is similar', async (_, term, asked, offered) => {
    expect(await searchFor(term)).toEqual([term, asked])
    expect(screen.getByText(`Nothing was found for '${term}'. Did you mean one of these?`)).toBeVisible()
    expect(names().slice(0, offered.length)).toEqual(offered)
  })

  it.each(['ab!', '(ab', 'ab 1'])(
    'does not ask for the beginning of %j, which is too short for the API',
    async (term) => {
      expect((await searchFor(term)).filter(Boolean)).toEqual([term])
      expect(screen.getByText(/^Try the name on your bill/)).toBeVisible()
    },
  )

  it('says what to do where nothing is similar', async () => {
    expect(await searchFor('qqqqqq')).toEqual(['qqqqqq', 'qqq'])
    expect(screen.getByText(/^Nothing was found for 'qqqqqq'. Check the spelling/)).toBeVisible()
    expect(screen.getByText(/^Try the name on your bill/)).toBeVisible()
  })

  it('asks nothing more unless the flow has it', async () => {
    expect(await searchFor('hydar', {})).toEqual(['hydar'])
    expect(screen.queryByText(/Did you mean/)).toBeNull()
  })
})

describe('going on with a phone', () => {
  const device = (isDesktop: boolean) =>
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('pointer') ? isDesktop : query.includes('reduced'),
      addEventListener() {},
      removeEventListener() {},
    }))

  it.each([
    [true, true, 1],
    [false, true, 0],
    [true, false, 0],
  ])('with a mouse (%s) and a flow that leads there (%s) has %i buttons', (isDesktop, leads, count) => {
    device(isDesktop)
    const { send } = renderScreen(Credentials, leads ? {} : { can: cannot('USE_PHONE') })
    const buttons = screen.queryAllByRole('button', { name: 'Continue on your phone' })
    expect(buttons).toHaveLength(count)
    for (const button of buttons) fireEvent.click(button)
    expect(send.mock.calls).toEqual(buttons.map(() => [{ type: 'USE_PHONE' }]))
  })

  const token = 'link-sandbox-17d2f9a7-af3d-4ee4-abf4-08dc0b1ba585'
  const page = (search: string) => ({ origin: 'https://widget.example', search }) as Location
  it.each([
    ['', hydra, `?token=${token}&source_id=hydra-water`],
    ['&source_id=other', null, `?token=${token}`],
    ['&origin=https://host.example&return_url=https://host.example/', null, `?token=${token}`],
  ])('the address has token and source, and nothing else of "%s"', (more, chosen, expected) => {
    const address = phoneAddress({ source: chosen, preview: false }, page(`?token=${token}${more}`))
    expect(address).toBe(`https://widget.example/${expected}`)
  })

  it('an id that a code has no room for is left out', () => {
    const chosen = { ...hydra, source_id: 'x'.repeat(4000) }
    const address = phoneAddress({ source: chosen, preview: false }, page(`?token=${token}`))
    expect(address).toBe(`https://widget.example/?token=${token}`)
  })

  it('a preview has no token to show', () => {
    const address = phoneAddress({ source: null, preview: true }, page('?preview=x&token=secret'))
    expect(address).toBe('https://widget.example/?token=00000000-0000-0000-0000-000000000000')
  })

  it('shows a code with the same link, says who can use it, and copies', async () => {
    history.replaceState(null, '', `/credentials?token=${token}`)
    renderScreen(ContinueOnPhone)
    const writeText = vi.spyOn(navigator.clipboard, 'writeText')
    expect(screen.getByRole('img', { name: /^QR code that opens this session/ })).toBeVisible()
    expect(screen.getByLabelText('Link to this session')).toHaveValue(
      `${location.origin}/?token=${token}&source_id=fernhill-energy`,
    )
    expect(screen.getByText(/^Anyone who scans this code/)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
    await pass(0)
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/?token=${token}&source_id=fernhill-energy`)
    expect(screen.getByRole('status')).toHaveTextContent('The link is copied.')
  })

  it('moves the focus to the heading when the phone takes over', async () => {
    const { change } = renderScreen(ContinueOnPhone)
    screen.getByRole('button', { name: 'Copy link' }).focus()
    // jsdom says no once the element that had it is gone.
    vi.spyOn(document, 'hasFocus').mockReturnValue(true)
    change({ takenOver: true })
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('selects the link where the page may not copy', async () => {
    history.replaceState(null, '', `/credentials?token=${token}`)
    renderScreen(ContinueOnPhone)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
    await pass(0)
    const field = screen.getByLabelText<HTMLInputElement>('Link to this session')
    expect(field.selectionEnd).toBe(field.value.length)
    expect(screen.getByRole('status')).toHaveTextContent('This page is not allowed to copy.')
  })
})
