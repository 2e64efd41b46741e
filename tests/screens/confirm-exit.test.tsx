// @vitest-environment jsdom
/** The exit confirmation in each language, letter by letter: compared with literals, not with the files it is read from. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFormatter, type Language, loadMessages } from '../../src/i18n/index.ts'
import { ConfirmExit } from '../../src/screens/confirm-exit.tsx'
import { createTextSource, UiProvider } from '../../src/ui/index.ts'
import { renderInPage } from '../support/render-screen.tsx'

it.each<[Language, string, string, string, string]>([
  ['en', 'Are you sure you want to exit?', 'Your progress may not be saved', 'Yes, exit', 'Cancel'],
  [
    'fr',
    'Voulez‑vous vraiment quitter\u202f?',
    'Votre progression risque de ne pas être enregistrée',
    'Oui, quitter',
    'Annuler',
  ],
  ['es', '¿Seguro que desea salir?', 'Es posible que no se guarde su progreso', 'Sí, salir', 'Cancelar'],
  ['pt', 'Tem certeza de que deseja sair?', 'O seu progresso pode não ser salvo', 'Sim, sair', 'Cancelar'],
  [
    'de',
    'Möchten Sie den Vorgang wirklich beenden?',
    'Ihr Fortschritt wird möglicherweise nicht gespeichert',
    'Ja, beenden',
    'Nein, fortfahren',
  ],
])('is in the language %s', async (language, heading, sentence, leave, stay) => {
  const text = createTextSource(createFormatter(language, await loadMessages(language)))
  renderInPage(
    <UiProvider text={text}>
      <ConfirmExit send={() => {}} />
    </UiProvider>,
  )
  expect(screen.getByRole('heading')).toHaveTextContent(heading, { normalizeWhitespace: false })
  expect(screen.getByText(sentence)).toBeVisible()
  const buttons = screen.getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual([stay, leave])
  expect(buttons.map(({ dataset }) => dataset['kind'])).toEqual(['primary', 'secondary'])
})
