/** The session's reads, answered with samples at once: nothing is asked of anybody. */
import type { Read, Reads } from '../session/index.ts'
import { sampleAnswers, sampleSources } from './sample.ts'

export const sampleReads: Reads = {
  connectionStatus: () => read('status', { status: 'Connecting' }),
  sources: (term) => read(`sources:${term}`, { sources: sampleSources.filter(({ name }) => matches(name, term)) }),
  accounts: () => read('accounts', sampleAnswers.accountList),
  mfaQuestion: () => read('mfaQuestion', sampleAnswers.mfaGet),
  securityQuestion: () => read('securityQuestion', sampleAnswers.questionGet),
  mfaMethods: () => read('mfaMethods', sampleAnswers.mfaMethodsGet),
  captcha: () => read('captcha', sampleAnswers.captchaGet),
}

const matches = (name: string, term: string) => name.toLowerCase().includes(term.toLowerCase())

function read<T>(name: string, data: T): Read<T> {
  return {
    queryKey: ['sample', name],
    queryFn: async () => data,
    retry: () => false,
    retryDelay: () => 0,
    staleTime: Number.POSITIVE_INFINITY,
  }
}
