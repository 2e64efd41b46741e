/** What the studio tells people who read no JSON: words for keys, what is likely, what is old, and what is to be decided. */
import { expect, test } from '../support/browser.ts'
import { specification } from '../support/specification.ts'
import {
  heading,
  objection,
  openFlow,
  openStudio,
  pane,
  region,
  results,
  row,
  serveFlow,
  serveOneFlow,
  stepPane,
  tab,
} from './support/studio.ts'

test.beforeEach(serveOneFlow)

const before = specification.flow.text

test('settings and times are called by words, with their keys beside', async ({ page }) => {
  await openFlow(page)
  const settings = await stepPane(page, 'Settings')
  const limit = settings.getByRole('textbox', { name: 'Characters before a search is sent searchMinLength' })
  await limit.fill('4')
  await limit.press('Enter')
  await expect(page.getByRole('button', { name: 'Undo: Characters before a search is sent, to 4' })).toBeVisible()
  await row(page, 'enterCredentials').click()
  const step = await stepPane(page, 'Step')
  await expect(step.getByRole('textbox', { name: /^when it gives up poll\/timeoutMs$/ })).toHaveValue('4 min')
  await expect(step.getByText('status Captcha: time until the next place')).toBeVisible()
  await expect(step).toContainText('500 ms, from the setting: How long “loaded” shows before the next screen')
})

test('terms are grouped by where their fields come from, and a new group asks for two other things', async ({
  page,
}) => {
  await openFlow(page)
  await row(page, 'chooseConnectionMethod').click()
  const step = await stepPane(page, 'Step')
  const first = step.getByRole('combobox', { name: 'Term 1' })
  const groups = first.locator('optgroup')
  const labels = await groups.evaluateAll((all) => all.map((group) => group.getAttribute('label')))
  expect(labels).toEqual(['Conditions of the flow', 'Given at the start', 'Learned on the way'])
  const source = (group: string) =>
    first.locator(`optgroup[label="${group}"] option`).getByText('source known', { exact: true })
  await expect(source('Given at the start').first()).toBeAttached()
  await expect(source('Learned on the way').first()).toBeAttached()
  await step.getByRole('button', { name: 'Add a group' }).click()
  const group = step.getByRole('group', { name: 'Condition, 2' })
  const chosen = await group
    .getByRole('combobox', { name: /^Term / })
    .evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).selectedOptions[0]?.textContent))
  expect(new Set([...chosen, 'severalMethods']).size).toBe(3)
})

test('the menu of the only step of a path says why it can not be removed', async ({ page }) => {
  await serveFlow(page, before.replace(/"path": \[.*?\]/s, '"path": ["consent"]'))
  await openFlow(page)
  await page.getByRole('button', { name: 'More for consent' }).click()
  const remove = page.getByRole('menuitem', { name: /^Remove/ })
  await expect(remove).toHaveText('Remove A path needs one step, and this is the only one.')
  await expect(remove).toHaveAttribute('aria-disabled', 'true')
})

test('while the flow can not run, the preview says so and leads to the error', async ({ page }) => {
  await serveFlow(page, before)
  await openStudio(page)
  await row(page, 'selectSource').click()
  await expect(heading(page)).toHaveText('Select a source')
  const note = region(page, 'Preview').getByRole('note')
  await expect(note).toHaveCount(0)
  await row(page, 'selectSource').press('Space')
  await expect(note).toContainText('This is the last flow that could run.')
  const text = await pane(page, 'Text')
  await tab(region(page, 'Flow'), 'Map').click()
  await note.getByRole('button', { name: /^Go to the error: flows\/connect\.flow\.json, line \d+$/ }).click()
  await expect(text.locator('.cm-content')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(note).toHaveCount(0)
})

test('a played session shows its moment and step, what is likeliest first, and failures apart', async ({ page }) => {
  await openFlow(page)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await results(page).getByLabel('Played as').selectOption('Usual customer')
  const user = results(page).getByRole('region', { name: 'The user' })
  await expect(user.getByRole('button')).toHaveText(['NEXT', 'PROMPT_CLOSE'])
  await expect(row(page, 'consent')).toContainText('played now')
  await user.getByRole('button', { name: 'NEXT' }).click()
  await expect(row(page, 'selectSource')).toContainText('played now')
  await expect(row(page, 'consent')).not.toContainText('played now')
  const shown = results(page).locator('li', { hasText: 'shown now' })
  await expect(shown).toHaveCount(1)
  await expect(shown).toContainText('selectSource')
  const server = results(page).getByRole('region', { name: 'The server' })
  await expect(server.getByRole('button')).toHaveCount(0)
  await server.getByText('5 failures').click()
  await expect(server.getByRole('button')).toHaveCount(5)
})

test('the review names what has to be decided, and Decide leads there', async ({ page }) => {
  await openStudio(page)
  await page.getByRole('button', { name: 'Move selectSource up' }).press('Enter')
  const review = await pane(page, 'Review')
  await expect(review).toContainText('Not ready: 12 tests to decide.')
  await expect(review.getByRole('listitem').first()).toHaveText(/^next: The method if there are several/)
  await review.getByRole('button', { name: 'Decide' }).click()
  await expect(results(page).getByRole('tabpanel', { name: 'Tests' })).toContainText('12 tests say otherwise.')
})

test('the review lists each error with its step and event, and leads to its place', async ({ page }) => {
  await openStudio(page)
  await page.getByRole('button', { name: 'More for addSource' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(objection(page)).toContainText(
    "Not possible as it is: selectSource, on ADD_SOURCE: There is no step 'addSource'.",
  )
  const review = await pane(page, 'Review')
  await review.getByRole('button', { name: /^selectSource, on ADD_SOURCE: / }).click()
  await expect(row(page, 'selectSource')).toHaveAttribute('aria-current', 'true')
})

test('the map and the editor speak in the words of the controls', async ({ page }) => {
  await openFlow(page)
  await tab(region(page, 'Flow'), 'Map').click()
  const map = page.getByRole('application', { name: 'Map of the flow' })
  await expect(map.getByRole('button', { name: /^consent/ })).toBeVisible()
  const said = await map.evaluate((element) => element.textContent)
  expect(said).not.toMatch(/Press enter or space|Control Panel|Mini Map|arrow keys/)
  const text = await pane(page, 'Text')
  await text.locator('.cm-content').click()
  await page.keyboard.press('Control+f')
  await expect(text.getByRole('button', { name: 'Close' })).toBeVisible()
  await expect(text.getByRole('checkbox')).toHaveCount(4)
  for (const name of ['Match case', 'Regular expression', 'Whole words'])
    await expect(text.getByRole('checkbox', { name })).toBeVisible()
})
