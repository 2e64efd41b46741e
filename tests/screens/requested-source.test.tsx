// @vitest-environment jsdom
/** What is typed for the request of a source is kept on the way there, and on the way back until it is sent. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AddSourceEmail } from '../../src/screens/add-source-email.tsx'
import { AddSourceWebsite } from '../../src/screens/add-source-website.tsx'
import { keepSearched } from '../../src/screens/parts/searched-name.ts'
import { renderInPage, renderScreen } from '../support/render-screen.tsx'
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

it.each([
  ['website', AddSourceWebsite, 'zephyr.example', 'Continue'],
  ['address', AddSourceEmail, 'ada@example.com', 'Submit Request'],
] as const)('the %s is kept until it is sent', async (_, Screen, typed, button) => {
  const first = renderScreen(Screen)
  await first.user.type(screen.getByRole('textbox'), typed)
  first.unmount()
  const second = renderScreen(Screen)
  expect(screen.getByRole('textbox')).toHaveValue(typed)
  await second.user.click(screen.getByRole('button', { name: button }))
  expect(second.send).toHaveBeenCalledOnce()
  second.unmount()
  renderScreen(Screen)
  expect(screen.getByRole('textbox')).toHaveValue('')
})
