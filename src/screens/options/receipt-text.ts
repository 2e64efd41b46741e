/** The receipt as a text that leaves the page: of account numbers only the last digits. */
import { language } from '../parts/page-language.ts'
import type { ChosenAccount } from '../view.ts'

/** 4471 0093 12 → •••• 9312 */
function lastDigits(number: string): string {
  const plain = number.replace(/[^\p{L}\p{N}]/gu, '')
  return `•••• ${plain.length > 6 ? plain.slice(-4) : plain.slice(-2)}`
}

interface ReceiptText {
  heading: string
  provider: string
  connectedAt: Date
  /** null where the flow keeps no accounts. */
  accounts: { heading: string; chosen: readonly ChosenAccount[] } | null
  next: string
  /** null where the flow has no page for it. */
  manage: { words: string; address: string } | null
}

export function receiptText({ heading, provider, connectedAt, accounts, next, manage }: ReceiptText): string {
  const date = new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(connectedAt)
  const numbers = accounts?.chosen.map(({ account_number }) => (account_number ? lastDigits(account_number) : '••••'))
  const parts = [
    [heading],
    [provider, date],
    accounts && numbers ? [accounts.heading, ...numbers] : [],
    [next],
    manage ? [manage.words, manage.address] : [],
  ]
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')
}
