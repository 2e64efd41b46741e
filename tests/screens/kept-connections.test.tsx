// @vitest-environment jsdom
/** The receipt that leaves the page, and the list of what was connected from this browser. */
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepConnection, keepLastSource, readConnections, readLastSource } from '../../src/device/index.ts'
import { SelectSource } from '../../src/screens/select-source.tsx'
import { Success } from '../../src/screens/success.tsx'
import { pass, renderScreen } from '../support/render-screen.tsx'
import { accounts, answers, source, type ViewChanges } from '../support/view.ts'

const options = {
  remember: { days: 90, list: true },
  receipt: { address: 'https://a.example/connections', keep: true },
}
const hydra = source('Hydra Water')
const day = 24 * 60 * 60_000
const now = Date.UTC(2026, 10, 23, 12)

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'share')
  localStorage.clear()
})

describe('keeping the receipt', () => {
  const finished = { options, source: hydra, chosenAccounts: accounts }
  const text = [
    'What was connected\n',
    'Hydra Water\nNovember 23, 2026\n',
    '2 shared accounts\n•••• 9312\n•••• 9355\n',
    'Greenfield can now collect your data from Hydra Water. There is nothing more to do.\n',
    'See or end this connection\nhttps://a.example/connections\n',
  ].join('\n')

  /** Saves nothing, and returns what would be saved. */
  function watchSaved(): () => Promise<string | undefined> {
    const made: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(class extends URL {}, {
        createObjectURL: (blob: Blob) => {
          made.push(blob)
          return 'blob:receipt'
        },
        revokeObjectURL() {},
      }),
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    return async () => made[0]?.text()
  }

  it('saves a file with the last digits of account numbers', async () => {
    const saved = watchSaved()
    renderScreen(Success, finished)
    fireEvent.click(screen.getByRole('button', { name: 'Save the receipt' }))
    await pass(0)
    expect(plain(await saved())).toBe(text)
    expect(screen.getByRole('status')).toHaveTextContent('is saving the receipt as a file')
  })

  it.each([
    ['what the user shares it with', () => Promise.resolve(), false],
    ['nothing where the user changes their mind', () => Promise.reject(new DOMException('no', 'AbortError')), false],
    ['nothing at a second press', () => Promise.reject(new DOMException('open', 'InvalidStateError')), false],
    ['a file where the page may not share', () => Promise.reject(new DOMException('no', 'NotAllowedError')), true],
  ])('hands it to %s', async (_, share, isSaved) => {
    const saved = watchSaved()
    const shared = vi.fn(share)
    Object.assign(navigator, { share: shared })
    renderScreen(Success, finished)
    fireEvent.click(screen.getByRole('button', { name: 'Share the receipt' }))
    await pass(0)
    expect(shared.mock.calls.map(([given]: unknown[]) => plain((given as { text: string }).text))).toEqual([text])
    expect((await saved()) !== undefined).toBe(isSaved)
  })

  it('is not offered unless the flow has it, and not possible in a preview', () => {
    const { change } = renderScreen(Success, { ...finished, options: { receipt: {} } })
    expect(screen.queryByRole('button', { name: /receipt/ })).toBeNull()
    change({ ...finished, preview: true })
    expect(screen.getByRole('button', { name: 'Save the receipt' })).toBeDisabled()
  })
})

/** Names are isolated from the direction of the text around them. */
const plain = (text = '') => text.replace(/[\u2066-\u2069]/g, '')

describe('the list of what was connected', () => {
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Connected from this browser' }))
  const entries = () => screen.queryAllByRole('button', { name: 'Remove from the list' })

  async function choose(changes: ViewChanges = {}) {
    renderScreen(SelectSource, { options, ...changes })
    await pass(0)
  }

  it('is kept with the source when its box is checked, and forgotten when it is unchecked', () => {
    renderScreen(Success, { options, source: hydra, chosenAccounts: accounts })
    const box = screen.getByRole('checkbox', { name: /90 days with the date and the number of accounts/ })
    fireEvent.click(box)
    const [kept] = readConnections(now)
    expect(kept).toMatchObject({ id: 'hydra-water', name: 'Hydra Water', accounts: 2 })
    expect(readLastSource(now)?.id).toBe('hydra-water')
    fireEvent.click(box)
    expect(localStorage).toHaveLength(0)
  })

  it('is brought up to date by a later connection of a source that is on it', () => {
    keepConnection({ id: 'hydra-water', name: 'Hydra Water', accounts: 1, at: now - day }, 90, now - day)
    renderScreen(Success, { options, source: hydra, chosenAccounts: accounts })
    expect(screen.getByRole('checkbox')).toBeChecked()
    expect(readConnections(now)).toEqual([expect.objectContaining({ accounts: 2 })])
    expect((readConnections(now)[0]?.at ?? 0) >= now).toBe(true)
  })

  it('names source, accounts and date, leads to the page for connections, and says what removing means', async () => {
    keepConnection({ id: 'a', name: 'Loon Power', accounts: 0, at: now - day }, 90, now)
    keepConnection({ id: 'b', name: 'Hydra Water', accounts: 2, at: now }, 90, now)
    await choose()
    open()
    const rows = within(screen.getByRole('list', { name: 'Connected from this browser' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Hydra Water2 accounts · November 23, 2026Remove from the list',
      'Loon PowerNovember 22, 2026Remove from the list',
    ])
    expect(screen.getByText(/Removing an entry does not end the connection\.$/)).toBeVisible()
    expect(screen.getByRole('link', { name: /^See or end connections/ })).toHaveAttribute(
      'href',
      options.receipt.address,
    )
  })

  it.each([
    ['EE', []],
    ['EDF', ['EDF']],
  ])('searches for the source of last time, %j, by what the API accepts', async (name, searched) => {
    keepLastSource({ id: 'other', name }, 90, now)
    const asked = new Set<string>()
    const sources = (term: string) => {
      asked.add(term)
      return answers(`sources:${term}`, { sources: [hydra] })
    }
    await choose({ sources })
    expect([...asked]).toEqual(['', ...searched])
  })

  it('loses one entry at a press, and with the last one its button', async () => {
    keepLastSource({ id: 'source-3', name: 'Source 3' }, 90, now)
    keepConnection({ id: 'a', name: 'Loon Power', accounts: 0, at: now }, 90, now)
    keepConnection({ id: 'source-3', name: 'Source 3', accounts: 2, at: now }, 90, now)
    await choose()
    expect(screen.getByRole('list', { name: 'Used last time' })).toBeVisible()
    open()
    expect(entries()[0]).toHaveAccessibleDescription('Source 3')
    fireEvent.click(entries()[0] as HTMLElement)
    expect(screen.queryByRole('list', { name: 'Used last time' })).toBeNull()
    const said = within(screen.getByRole('dialog')).getByRole('status')
    expect(said).toHaveTextContent('Source 3 is no longer on the list.')
    expect(screen.getByRole('heading', { level: 2, name: 'Connected from this browser' })).toHaveFocus()
    fireEvent.click(entries()[0] as HTMLElement)
    expect(screen.queryByRole('button', { name: 'Connected from this browser' })).toBeNull()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(localStorage).toHaveLength(0)
  })

  it('is forgotten as a whole by "Not on this device"', async () => {
    keepLastSource({ id: 'source-3', name: 'Source 3' }, 90, now)
    keepConnection({ id: 'a', name: 'Loon Power', accounts: 0, at: now }, 90, now)
    await choose()
    fireEvent.click(screen.getByRole('button', { name: 'Not on this device' }))
    expect(screen.queryByRole('button', { name: 'Connected from this browser' })).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  it.each<[string, ViewChanges]>([
    ['the flow has no list', { options: { remember: { days: 90 } } }],
    ['the configuration forbids it', { remembers: false }],
    ['the configuration forbids it, in a preview', { remembers: false, preview: true }],
  ])('is not read where %s', async (_, changes) => {
    keepConnection({ id: 'a', name: 'Loon Power', accounts: 0, at: now }, 90, now)
    await choose(changes)
    expect(screen.queryByRole('button', { name: 'Connected from this browser' })).toBeNull()
  })

  it('is a sample in a preview, of which nothing can be removed', async () => {
    await choose({ preview: true })
    open()
    expect(entries()).toHaveLength(1)
    expect(entries()[0]).toBeDisabled()
  })
})
