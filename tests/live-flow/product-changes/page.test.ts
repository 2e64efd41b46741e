/** Changes of what surrounds the screens. */
import { expect, it } from 'vitest'
import { problemInWords } from '../../../src/flow/index.ts'
import { readConfig } from '../../../src/widget/config.ts'
import { createProject } from './support/project.ts'

it('change 11: French is the default, and German is off', async () => {
  const project = createProject()
  project.editFlow((flow) => {
    flow.page = { languages: ['fr', 'en', 'es', 'pt'], defaultLanguage: 'fr' }
  })
  const { findings, changes } = await project.check()
  expect([findings, changes.map(({ code }) => code)]).toEqual([[], ['page-changed', 'page-changed']])
  expect(project.flow().page).toMatchObject({ languages: ['fr', 'en', 'es', 'pt'], defaultLanguage: 'fr' })
})

it('change 21: a brand colour is taken, and of a wrong one the sentence says what a colour looks like', async () => {
  const read = async (primary: string) => {
    const document = { apiHost: 'https://api.example.com', theme: { primary } }
    const result = await readConfig(JSON.stringify(document))
    return result.config ? result.config.theme : result.why
  }
  expect(await read('#0a7d55')).toEqual({ primary: '#0a7d55' })
  const why = await read('green')
  expect(why).toMatchObject({ problems: [{ code: 'wrong-form', pointer: '/theme/primary', text: 'green' }] })
  const { problems, document } = why as unknown as {
    problems: Parameters<typeof problemInWords>[0][]
    document: unknown
  }
  expect(problems.map((problem) => problemInWords(problem, document)).join()).toContain(
    '"green" is not a colour. Write # and six digits from 0 to 9 or a to f, such as "#0a7d55".',
  )
})
