/** Two overlays that show the same screen: the report keeps them apart, by their names. */
import { describe, expect, it } from 'vitest'
import { diff } from '../../src/diff/index.ts'
import { compiled, type Edits, sentencesOf } from './support/compare.ts'

const on = { CANCEL_CLOSE: '@stay', CONFIRM_CLOSE: '@close' }
const asking: Edits = {
  '/steps/uploadInvoices/on/CANCEL': null,
  '/overlays/confirmCancel': { screen: 'confirm-exit', opensOn: 'CANCEL', on },
}

function sentences(before: Edits, after: Edits) {
  const [old, now] = [compiled('small', before), compiled('small', after)]
  return sentencesOf(diff({ flow: old, tests: null }, { flow: now, tests: null }).changes)
}

describe('a second overlay with the screen of the first', () => {
  it('is new, and opens where the screen sends its event', () => {
    expect(sentences({}, asking)).toEqual([
      'At `uploadInvoices`, on `CANCEL`: now opens the dialog `confirmCancel` (before: stays where it is).',
      'At `uploadInvoices`, on `CANCEL`: now opens the dialog `confirmCancel` (before: cancels the call in progress).',
      'The dialog `confirmCancel` is new.',
      'The dialog `confirmCancel` says the same as `confirmExit`: the screen `confirm-exit`, without `words` of its own.',
    ])
  })

  it('has events of its own', () => {
    const edited = { ...asking, '/overlays/confirmCancel/on/CONFIRM_CLOSE': '@stay' }
    expect(sentences(asking, edited)).toEqual([
      // The upload may succeed while the dialog is open.
      'At `uploadInvoices` and `success`, in the dialog `confirmCancel`, on `CONFIRM_CLOSE`: now closes the dialog (before: closes the widget).',
    ])
  })

  it('has words of its own', () => {
    const edited = { ...asking, '/overlays/confirmCancel/words': { 'confirm-exit.confirm': { en: 'Discard' } } }
    expect(sentences(asking, edited)).toEqual([
      "In the dialog `confirmCancel`, the widget's text `confirm-exit.confirm` is replaced: en `Discard`.",
    ])
  })

  it('is gone, while the first one stays', () => {
    expect(sentences(asking, { '/steps/uploadInvoices/on/CANCEL': null })).toContain(
      'The dialog `confirmCancel` is gone.',
    )
  })

  it('may get another name, which nobody notices', () => {
    const { '/overlays/confirmCancel': same, ...rest } = asking
    expect(sentences(asking, { ...rest, '/overlays/askBeforeCancel': same })).toEqual([])
  })
})
