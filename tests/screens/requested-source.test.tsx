// @vitest-environment jsdom
/** What was typed in the search box is kept on the way to the request for a source. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AddSourceWebsite } from '../../src/screens/add-source-website.tsx'
import { keepSearched } from '../../src/screens/parts/searched-name.ts'
import { renderInPage } from '../support/render-screen.tsx'
import { fixtureView } from '../support/view.ts'

it.each([
  ['Zephyr Power', null, ''],
  ['zephyr-power.example', null, 'zephyr-power.example'],
  ['zephyr', 'https://typed.example', 'https://typed.example'],
])('of %j, with the address %j', (name, website, url) => {
  const view = fixtureView({ website })
  keepSearched(view, name)
  renderInPage(<AddSourceWebsite view={view} send={() => {}} />)
  expect(screen.getByText((_, element) => element?.textContent === `You searched for '${name}'.`)).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue(url)
})

it('of nothing, where nothing was searched', () => {
  const view = fixtureView()
  keepSearched(view, '')
  renderInPage(<AddSourceWebsite view={view} send={() => {}} />)
  expect(screen.queryByText(/You searched/)).toBeNull()
})
