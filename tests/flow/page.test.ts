import { describe, expect, it } from 'vitest'
import { compile, forInputs, readInputs } from '../../src/flow/index.ts'
import { flowShape } from '../../src/generated/flow.shape.ts'
import { languages } from '../../src/i18n/index.ts'
import { edited } from '../support/connect-flow.ts'

describe('the page', () => {
  it('offers every language, English by default, and shows the header unless the flow says otherwise', () => {
    expect(compile(edited({})).flow?.page).toEqual({ languages, defaultLanguage: 'en', header: true })
  })

  it('offers the languages of the flow', () => {
    const page = { languages: ['fr', 'en'], defaultLanguage: 'fr' }
    expect(compile(edited({ '/page': page })).flow?.page).toEqual({ ...page, header: true })
  })

  it('has the settings of the variant that holds for a client', () => {
    const variant = { id: 'bare', when: { var: 'in.allowDocumentUpload' }, merge: { page: { header: false } } }
    const flow = compile(edited({ '/variants': [variant] })).flow!
    const pageFor = (upload: boolean) =>
      forInputs(flow, readInputs(flow, { client: { allow_document_upload: upload }, session: {} })).page
    expect([pageFor(true).header, pageFor(false).header]).toEqual([false, true])
  })

  it('names exactly the languages that have texts', () => {
    expect(flowShape.definitions.languageName.enum).toEqual(languages)
  })
})
