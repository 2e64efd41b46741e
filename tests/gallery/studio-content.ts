/** Pictures of what users read and are asked, as the studio shows it. */
import type { PictureBrowser } from './browser.ts'

/** The texts of a step in five languages, and a form as it is built. */
export async function takeStudioContent({
  servers,
  openPage,
}: PictureBrowser): Promise<Readonly<Record<'texts' | 'form', Buffer>>> {
  const { page } = await openPage({ width: 1440, height: 1100 })
  const step = (name: string) =>
    page.getByRole('region', { name: 'Steps' }).getByRole('button', { name: new RegExp(`^${name}`) })
  const heading = page.frameLocator('.preview iframe').getByRole('heading', { level: 1 })
  const checked = page.getByRole('tabpanel', { name: 'Checks' }).getByText(/^(Nothing to fix|\d+ finding)/)
  await page.goto(`${servers.demo}/studio/`)
  await checked.waitFor()
  await step('selectSource').click()
  await page.getByRole('tab', { name: 'Texts' }).click()
  const title = page.getByRole('group', { name: 'select-source.heading', exact: true })
  await title.getByRole('textbox', { name: 'English' }).fill('Who sends your bill?')
  await title.getByRole('textbox', { name: 'French' }).fill('Qui vous envoie la facture ?')
  await heading.filter({ hasText: 'Qui vous envoie' }).waitFor()
  await title.getByText('is missing in German').waitFor()
  await checked.waitFor()
  const texts = await page.screenshot()

  for (let times = 0; times < 2; times++) await page.getByRole('button', { name: /^Undo/ }).click()
  await step('enterCredentials').click()
  await page.getByRole('tab', { name: 'Form' }).click()
  await page.getByRole('textbox', { name: /^Name of a new form step/ }).fill('housing')
  await page.keyboard.press('Enter')
  const write = async (group: string, text: string) => {
    const fields = page.getByRole('group', { name: group, exact: true })
    for (const language of ['English', 'French', 'Spanish', 'Portuguese', 'German'])
      await fields.getByRole('textbox', { name: language }).fill(text)
  }
  await page
    .getByRole('group', { name: 'answer', exact: true })
    .getByRole('combobox', { name: 'Kind' })
    .selectOption('choice')
  await write('Heading', 'Your home')
  await write('Button', 'OK')
  await write('Label of answer', 'Do you own your home?')
  await write('Option yes', 'I own it')
  await write('Option no', 'I rent it')
  await heading.filter({ hasText: 'Your home' }).waitFor()
  await page.getByRole('group', { name: 'answer', exact: true }).scrollIntoViewIfNeeded()
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('en')
  await checked.waitFor()
  const picture = { texts, form: await page.screenshot() }
  await page.context().close()
  return picture
}
