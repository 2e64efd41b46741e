import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answerForm,
  emailForm,
  manualAccountForm,
  manualAccountsForm,
  splitAccounts,
  websiteForm,
} from '../../src/forms/index.ts'

describe('fixed forms', () => {
  it.each([
    ['email', emailForm().ui['email'], { type: 'email', inputMode: 'email', autoComplete: 'email' }],
    ['website', websiteForm().ui['url'], { type: 'url', inputMode: 'url', autoComplete: 'url' }],
    ['answer', answerForm().ui['answer'], { autoComplete: 'off', secret: true }],
    [
      'passcode',
      answerForm({ oneTimeCode: true }).ui['answer'],
      { inputMode: 'numeric', autoComplete: 'one-time-code', secret: true },
    ],
    ['manual account', manualAccountForm().ui['account'], { autoComplete: 'off' }],
    ['manual accounts', manualAccountsForm(10).ui['accounts'], { rows: 10, autoComplete: 'off' }],
  ])('%s', (_, ui, options) => {
    expect(ui).toEqual({ 'ui:widget': 'rows' in options ? 'textarea' : 'input', 'ui:options': options })
  })

  it.each(['123456', 'a word', 'ΑΒΓ'])('a passcode field takes any answer: %s', (answer) => {
    expect(answerForm({ oneTimeCode: true }).check({ answer })).toEqual([])
  })

  it('keep their check when they are made anew', () => {
    expect(answerForm().check).toBe(answerForm({ oneTimeCode: true }).check)
  })
})

describe('addresses are checked as they are sent', () => {
  it.each([
    'ada@example.com',
    'ＡＤＡ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    'ada@example。com',
    ' mailto:ada@example.com\u200b',
    '<ada@example.com>,',
  ])('e-mail %s', (email) => {
    expect(emailForm().check({ email })).toEqual([])
  })

  it.each(['ada＠', '。', 'mailto:', 'ada@example', 'Ada <ada@example.com>', 'ada@exam,ple.com', ''])(
    'no e-mail %j',
    (email) => {
      expect(emailForm().check({ email })).not.toEqual([])
    },
  )

  it.each(['example.com', 'ｅｘａｍｐｌｅ．ｃｏｍ', 'example。com', 'ｈｔｔｐｓ：／／ example.com'.replace(' ', '')])(
    'website %s',
    (url) => {
      expect(websiteForm().check({ url })).toEqual([])
    },
  )

  it.each(['example', '。。', ''])('no website %j', (url) => {
    expect(websiteForm().check({ url })).not.toEqual([])
  })
})

describe('splitAccounts', () => {
  it.each<[string, string[]]>([
    ['', []],
    [' \n\r\n\t', []],
    ['1', ['1']],
    [' 1 ', ['1']],
    ['1\n2\r\n3\r4\u20285', ['1', '2', '3', '4', '5']],
    ['  1 a \n\n 2\n', ['1 a', '2']],
    ['1\t2\r\n\t3\t', ['1', '2', '3']],
    ['1\n2\n 1 \n1', ['1', '2']],
    ['１２３\n٤٥٦\n123', ['123', '456']],
    ['12–3\n12-3', ['12-3']],
  ])('%j', (text, accounts) => {
    expect(splitAccounts(text)).toEqual(accounts)
  })

  it('yields trimmed lines that are not blank, each once, and loses nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('\n', '\r', '\t', ' ', '1', 'a') }), (text) => {
        const accounts = splitAccounts(text)
        for (const account of accounts) expect(account).toMatch(/^\S(.*\S)?$/)
        expect(new Set(accounts).size).toBe(accounts.length)
        const lines = text.split(/[\t\r\n]/).filter((line) => line.trim() !== '')
        for (const line of lines) expect(accounts).toContain(line.trim())
      }),
    )
  })
})
