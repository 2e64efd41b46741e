/** Texts that are the same in English and another language, and why. */
export const sameWord: Readonly<Record<string, { in: readonly string[]; because: string }>> = {
  'form.optional': { in: ['de'], because: 'Germans write optional, too' },
  'question.label-code': { in: ['de', 'fr'], because: 'both write Code, too' },
  'error-submit-email.placeholder': { in: ['de'], because: 'German for name is Name' },
}
