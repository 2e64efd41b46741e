/** Pictures of what users read and are asked, as the studio shows it. */
import type { Locator } from 'playwright'
import type { PictureBrowser } from './browser.ts'

/** What a form asks, in the order of the languages. */
const housing: Readonly<Record<string, readonly string[]>> = {
  Heading: ['Your home', 'Votre logement', 'Su vivienda', 'Sua casa', 'Ihr Zuhause'],
  Button: ['Continue', 'Continuer', 'Continuar', 'Continuar', 'Weiter'],
  'Label of answer': [
    'Do you own your home?',
    'Êtes-vous propriétaire ?',
    '¿La vivienda es suya?',
    'A casa é sua?',
    'Wohnen Sie in Eigentum?',
  ],
  'Option yes': ['I own it', 'Propriétaire', 'Es mía', 'É minha', 'Ja, Eigentum'],
  'Option no': ['I rent it', 'Locataire', 'La alquilo', 'Pago aluguel', 'Nein, Miete'],
}

const showFirst = (part: Locator) => part.evaluate((element) => element.scrollIntoView({ block: 'start' }))

/** The texts of a step in five languages, and a form as it is built. */
export async function takeStudioContent({
  servers,
  openPage,
}: PictureBrowser): Promise<Readonly<Record<'texts' | 'form', Buffer>>> {
  const { page } = await openPage({ width: 1440, height: 1240 })
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
  await showFirst(title)
  const texts = await page.screenshot()

  for (let times = 0; times < 2; times++) await page.getByRole('button', { name: /^Undo/ }).click()
  await step('enterCredentials').click()
  await page.getByRole('tab', { name: 'Form' }).click()
  await page.getByRole('textbox', { name: /^Name of a new form step/ }).fill('housing')
  await page.keyboard.press('Enter')
  const answer = page.getByRole('group', { name: 'answer', exact: true })
  await answer.getByRole('combobox', { name: 'Kind' }).selectOption('choice')
  for (const [group, texts] of Object.entries(housing)) {
    const fields = page.getByRole('group', { name: group, exact: true })
    for (const [at, language] of ['English', 'French', 'Spanish', 'Portuguese', 'German'].entries())
      await fields.getByRole('textbox', { name: language }).fill(texts[at] ?? '')
  }
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('en')
  await heading.filter({ hasText: 'Your home' }).waitFor()
  await checked.waitFor()
  await showFirst(answer)
  const picture = { texts, form: await page.screenshot() }
  await page.context().close()
  return picture
}
