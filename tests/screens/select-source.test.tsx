// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { View } from '../../src/screens/index.ts'
import { SelectSource } from '../../src/screens/select-source.tsx'
import { pass, renderScreen } from '../support/render-screen.tsx'
import { answers, cannot, fails, manySources, neverAnswers, source, type ViewChanges } from '../support/view.ts'
import { stubViewport } from './support/comes-into-view.ts'

const box = () => screen.queryByRole('searchbox')
const rows = () =>
  screen
    .getAllByRole('listitem')
    .map((row) => [...row.querySelectorAll('bdi')].map((words) => words.textContent).join(' · '))
const said = () => screen.getByRole('status').textContent

async function open(changes: ViewChanges = {}) {
  const page = renderScreen(SelectSource, changes)
  await pass(0)
  return page
}

async function type(value: string, wait = 500) {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
  await pass(wait)
  await pass(0)
}

/** Sources whose name holds the term, out of twenty; remembers what was asked. */
function searchable() {
  const terms: string[] = []
  const sources: View['sources'] = (term) => ({
    queryKey: ['sources', term],
    queryFn: async () => {
      terms.push(term)
      const all = manySources(20)
      return { sources: term === '' ? all.slice(0, 15) : all.filter(({ name }) => name.includes(term)) }
    },
  })
  return { terms, sources }
}

describe('select-source', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it.each([
    [7, false],
    [8, true],
  ])('among %i sources offers a search: %s', async (count, offered) => {
    await open({ sources: () => answers('some', { sources: manySources(count) }) })
    expect(box() !== null).toBe(offered)
    expect(screen.queryByRole('button', { name: /Search instead/ }) !== null).toBe(offered)
  })

  it('keeps the search box while it has a term, however few sources there are', async () => {
    const few = (count: number): View['sources'] => {
      const { sources } = searchable()
      return (term) => (term === '' ? answers(`usual ${count}`, { sources: manySources(count) }) : sources(term))
    }
    const { change } = await open({ sources: few(8) })
    expect(box()).toHaveAttribute('placeholder', 'Search for a source')
    await type('Source 2')
    change({ sources: few(7) })
    await pass(0)
    expect(box()).toHaveValue('Source 2')
    await type('')
    expect(box()).toBeNull()
  })

  it.each([
    ['F', '1 of 3 characters'],
    [' Fe ', '2 of 3 characters'],
    // Two units of UTF-16 each, and one character.
    ['🔌', '1 of 3 characters'],
    ['🔌🔌', '2 of 3 characters'],
  ])('with the term %s shows %s and keeps the initial list', async (typed, hint) => {
    const { terms, sources } = searchable()
    await open({ sources })
    await type(typed)
    expect(screen.getByText(hint)).toBeVisible()
    expect(terms).toEqual([''])
    expect(rows()).toHaveLength(16)
  })

  it.each(['Sou', ' Sou ', '🔌🔌🔌'])('from three characters on searches: %s', async (typed) => {
    const { terms, sources } = searchable()
    await open({ sources })
    await type(typed)
    expect(terms).toEqual(['', typed.trim()])
    expect(screen.queryByText(/characters/)).toBeNull()
  })

  it('searches once the user has stopped typing for the configured time', async () => {
    const { terms, sources } = searchable()
    await open({ sources })
    await type('Sourc', 400)
    await type('Source 2', 499)
    expect(terms).toEqual([''])
    await pass(1)
    await pass(0)
    expect(terms).toEqual(['', 'Source 2'])
    expect(rows()).toEqual(['Source 2 · United States', 'Source 20 · United States', "Request to add 'Source 2'..."])
    expect(screen.queryByText(/characters/)).toBeNull()
  })

  it('shows the initial list at once when cleared, and keeps the search box', async () => {
    await open(searchable())
    await type('Source 2')
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(rows()).toHaveLength(16)
    expect(box()).toHaveFocus()
  })

  it('sends no more than 255 characters', async () => {
    const { terms, sources } = searchable()
    await open({ sources })
    await type('x'.repeat(300))
    expect(terms.at(-1)).toHaveLength(255)
  })

  it('cuts between characters, and searches without invisible marks', async () => {
    const { terms, sources } = searchable()
    await open({ sources })
    await type(`${'x'.repeat(254)}😀`)
    expect(terms.at(-1)).toBe('x'.repeat(254))
    await type(' \u200bSource\u00ad 2\ufeff')
    expect(terms.at(-1)).toBe('Source 2')
  })

  const notFound = "Nothing was found for 'xyz'. Check the spelling or try a part of the name."
  it.each([
    ['nothing there, nothing typed', '', true, ['No results', 'Request to add new source...']],
    ['nothing there, nothing to add', '', false, ['No results']],
    ['nothing found', 'xyz', true, [notFound, "Request to add 'xyz'..."]],
    ['nothing found, nothing to add', 'xyz', false, [notFound]],
  ])('%s', async (_, term, canAdd, expected) => {
    await open({
      sources: (terms) => answers(`s${terms}`, { sources: terms === '' && term !== '' ? manySources(9) : [] }),
      can: canAdd ? () => true : cannot('ADD_SOURCE'),
    })
    if (term) await type(term)
    for (const words of expected) expect(screen.getByText(words)).toBeVisible()
    expect(screen.queryByText('No results') !== null).toBe(expected.includes('No results'))
  })

  it('announces politely what is in progress and how many results there are', async () => {
    await open({ sources: (term) => (term === '' ? answers('s', { sources: manySources(9) }) : neverAnswers('n')) })
    expect(said()).toBe('9 sources')
    await type('Source')
    expect(said()).toBe('Loading sources')
    expect(screen.queryByRole('list')).toBeNull()
  })

  it.each([
    ['the server gave words', 'Down for repairs.', 'Down for repairs.'],
    ['it gave none', null, 'This could not be loaded. Please try again.'],
  ])('keeps what was typed when a search fails and %s', async (_, words, shown) => {
    let broken = true
    const { sources } = searchable()
    const reads: View['sources'] = (term) => ({
      ...sources(term),
      ...(term !== '' && broken && { queryFn: fails('', words).queryFn }),
    })
    const { change } = await open({ sources: reads })
    await type('Source 3')
    expect(screen.getByRole('alert')).toHaveTextContent(shown)
    broken = false
    change({})
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await pass(0)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(box()).toHaveValue('Source 3')
    expect(rows()[0]).toBe('Source 3 · United States')
  })

  it('links from the footer to the search box while the term is short', async () => {
    await open()
    const button = () => screen.queryByRole('button', { name: "Don't see your source? Search instead" })
    fireEvent.click(button() as HTMLElement)
    expect(box()).toHaveFocus()
    await type('abc')
    expect(button()).toBeNull()
  })

  it('explains itself in a popup', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Why is Tieline involved?' }))
    expect(screen.getByRole('dialog', { name: 'About Tieline' })).toHaveTextContent(/never sold.*is independent/)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows the logo of each, and its letter where there is none', async () => {
    const [atlas, boreal] = [source('Atlas', { logo_url: 'https://cdn.example/atlas.png' }), source('Boreal')]
    await open({ sources: () => answers('two', { sources: [atlas, boreal] }) })
    const [first, second] = screen.getAllByRole('listitem')
    expect(first?.querySelector('img')).toHaveAttribute('src', atlas.logo_url)
    expect(second?.querySelector('img')).toBeNull()
    expect(second?.querySelector('svg')).toHaveTextContent(/^B$/)
  })

  it.each([
    ['US', 'Atlas Power · United States'],
    ['gb', 'Atlas Power · United Kingdom'],
    ['<b>', 'Atlas Power · <b>'],
    [null, 'Atlas Power'],
  ])('shows the country %s', async (country, row) => {
    await open({ sources: () => answers('one', { sources: [source('Atlas Power', { country })] }) })
    expect(rows()[0]).toBe(row)
  })

  it('renders ten thousand rows as they come into view', async () => {
    const scroll = stubViewport()
    await open({ sources: () => answers('many', { sources: manySources(10_000) }) })
    expect(rows()).toHaveLength(11)
    await scroll()
    expect(rows()).toHaveLength(71)
    // Not one of them costs a frame of scrolling more than the block does.
    expect(document.querySelectorAll('.list > .list-block')).toHaveLength(1)
    expect(document.querySelectorAll('.list > .list-block li')).toHaveLength(60)
    expect(said()).toBe('10,000 sources')
  })
})
