/** The samples of a preview, as the product describes them: accounts, a passcode question and a source. */
import { expect, it } from 'vitest'
import { createPreviewSession, findPreviewTrace, loadSampleTexts } from '../../src/preview/index.ts'
import { createPreview } from '../../src/preview/preview.ts'
import { labelled, sampleAnswers, samplePayloads, sampleSource } from '../../src/preview/sample.ts'
import { readShowcase } from '../live-flow/support/showcase.ts'
import { compiled } from '../support/connect-flow.ts'

const texts = await loadSampleTexts('en')
const answers = sampleAnswers(texts)

it('the sample accounts have numbers, and addresses of which one is still loading', () => {
  expect(
    answers.accountList.accounts.map(({ account_number, account_address }) => [account_number, account_address]),
  ).toEqual([
    ['4471 0093 12', '12 Alder Lane, Fernhill'],
    ['4471 0093 55', '7 Mill Road, Fernhill'],
    ['4471 0101 08', null],
  ])
})

it('the sample question asks for a one-time passcode of 6 digits', () => {
  expect(answers.mfaGet.question).toBe('Enter your 6-digit One-Time Passcode')
})

it('the sample source has a field for the username and one for the password', () => {
  const { fields } = labelled(sampleSource, texts, null)
  expect(fields.map(({ field_name, field_label, field_type }) => [field_name, field_label, field_type])).toEqual([
    ['username', 'Username', 'Text'],
    ['password', 'Password', 'Password'],
  ])
})

it('the sample source has a field that the flow explains', () => {
  const { fields } = labelled(sampleSource, texts, 'account_number')
  expect(fields.map(({ field_name, field_number }) => [field_name, field_number])).toEqual([
    ['username', 1],
    ['account_number', 2],
    ['password', 3],
  ])
})

it('the end has accounts in a flow that keeps them', async () => {
  const trace = findPreviewTrace(compiled(await readShowcase()), 'success')
  if (!trace) throw new Error('The end cannot be previewed.')
  const { data } = createPreviewSession(createPreview(trace), texts).store.getState().state
  expect(data['chosenAccounts']).toEqual(samplePayloads['chosen'])
})
