/** The session's reads, answered with samples at once and without a call. */

import type { Source } from '../generated/api.types.ts'
import type { Read, Reads } from '../session/index.ts'
import { sampleAnswers } from './sample.ts'
import type { SampleTexts } from './texts.ts'

export function sampleReads(texts: SampleTexts, sources: readonly Source[]): Reads {
  const answers = sampleAnswers(texts)
  // The texts are part of the key, so that another language is another query.
  const read = <T>(name: string, data: T): Read<T> => answered(['sample', name, texts, sources], data)
  return {
    connectionStatus: () => read('status', { status: 'Connecting' }),
    sources: (term) => read(`sources:${term}`, { sources: sources.filter(({ name }) => matches(name, term)) }),
    accounts: () => read('accounts', { ...answers.accountList, isLast: false }),
    mfaQuestion: () => read('mfaQuestion', answers.mfaGet),
    securityQuestion: () => read('securityQuestion', answers.questionGet),
    mfaMethods: () => read('mfaMethods', answers.mfaMethodsGet),
    captcha: () => read('captcha', answers.captchaGet),
  }
}

const matches = (name: string, term: string) => name.toLowerCase().includes(term.toLowerCase())

/** There from the first render, so that nothing flickers when the language changes. */
function answered<T>(queryKey: readonly unknown[], data: T): Read<T> & { initialData: T } {
  return {
    queryKey,
    queryFn: async () => data,
    initialData: data,
    retry: () => false,
    retryDelay: () => 0,
    staleTime: Number.POSITIVE_INFINITY,
    retryOnMount: false,
  }
}
