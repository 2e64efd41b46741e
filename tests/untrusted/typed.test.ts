import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainAddress, plainCode, plainNumber, plainText } from '../../src/untrusted/index.ts'

describe('plainText', () => {
  it.each([
    ['blanks around it', ' ada \t\n', 'ada'],
    ['marks and blanks around it', '\ufeff \u200b\u202aada@b.example\u202c\u200b\u00a0', 'ada@b.example'],
    ['marks in it', 'a\u200bd\u2060a\u00ad', 'ada'],
    ['blanks in it, kept', 'Ada  Lovelace', 'Ada  Lovelace'],
    ['a joiner that the script needs, kept', 'می‌خواهم', 'می‌خواهم'],
    ['nothing else', '\u200b \u2060', ''],
  ])('%s', (_, typed, sent) => {
    expect(plainText(typed)).toBe(sent)
  })

  it('changes nothing a second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => plainText(plainText(typed)) === plainText(typed)),
      { seed: 7 },
    )
  })
})

describe('plainNumber', () => {
  it.each([
    ['full-width digits, letters and signs', 'ＡＢ－０１２／９', 'AB-012/9'],
    ['Arabic digits', '٤١٤٧', '4147'],
    ['Devanagari digits with marks around them', '\u200e४१४७\u200f', '4147'],
    ['dashes of print', '12–3\u20114—5', '12-3-4-5'],
    ['the minus of mathematics', '−5', '-5'],
    ['groups, kept', '4147 6917 35', '4147 6917 35'],
    ['letters of other scripts, kept', 'Ä-12 №5', 'Ä-12 №5'],
    ['a full-width space inside, kept', '１２　３', '12　3'],
  ])('%s', (_, typed, sent) => {
    expect(plainNumber(typed)).toBe(sent)
  })
})

describe('plainAddress', () => {
  it.each([
    ['full-width letters and signs', 'ＡＤＡ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ADA@example.com'],
    ['dots of East Asia', 'example。co｡jp', 'example.co.jp'],
    ['the link of an address', ' MAILTO:ada@example.com ', 'ada@example.com'],
    ['the link of a new message', 'mailto:ada@example.com?subject=Hi&body=a b', 'ada@example.com'],
    ['brackets around it', ' <ada@example.com> ', 'ada@example.com'],
    ['a link in brackets', '<mailto:ada@example.com?cc=b@c.de>;', 'ada@example.com'],
    ['quotation marks around it', '"ada@example.com",', 'ada@example.com'],
    ['quotation marks of print', '„ada@example.com“', 'ada@example.com'],
    ['quotation marks of other languages', '«ada@example.com»', 'ada@example.com'],
    ['single quotation marks', '‚ada@example.com‘', 'ada@example.com'],
    ['brackets in a link', 'mailto:<ada@example.com>', 'ada@example.com'],
    ['the comma of a list', 'ada@example.com,', 'ada@example.com'],
    ['the semicolon of a list', 'ada@example.com; ', 'ada@example.com'],
    ['the question of a page, kept', 'example.com/?a=1;b', 'example.com/?a=1;b'],
    ['such signs in it, kept for the check', 'ada@exam,ple.com', 'ada@exam,ple.com'],
    ['such signs alone', ' <>;, ', ''],
    ['digits of other scripts, kept', '٤.example', '٤.example'],
    ['letters of other scripts, kept', 'münchen.例え', 'münchen.例え'],
  ])('%s', (_, typed, sent) => {
    expect(plainAddress(typed)).toBe(sent)
  })
})

it('an address is read in time that grows with its length only', () => {
  const long = 500_000
  expect(plainAddress(`a${';'.repeat(long)}a`)).toHaveLength(long + 2)
})

it('digits of another script are read in time that grows with their number only', () => {
  expect(plainNumber('٣'.repeat(500_000))).toBe('3'.repeat(500_000))
})

describe('plainCode', () => {
  it.each([
    ['Arabic', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['Persian', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['full-width', '０１２３４５６７８９', '0123456789'],
    ['mathematical', '𝟘𝟙𝟡𝟬𝟵', '01909'],
    ['grouped', '482 913', '482913'],
    ['hyphenated', '482-913', '482913'],
    ['dashed', '482\u2009–\u2009913', '482913'],
    ['with letters', 'G-482 913', 'G-482 913'],
    ['with letters behind', '482–A', '482-A'],
    ['negative', '-482', '-482'],
    ['cut off', '482-', '482-'],
    ['grouped full-width', '４８２　９１３', '482913'],
  ])('%s digits', (_, typed, sent) => {
    expect(plainCode(typed)).toBe(sent)
  })
})
