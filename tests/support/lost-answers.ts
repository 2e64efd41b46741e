/**
 * The rules for an answer that the server has taken and whose response was lost. The sandbox loses no response;
 * tests/hostile/q-between.spec.ts plays each of them.
 */
export const lostAnswers = [
  'select-account/on/SUBMIT_ACCOUNTS',
  'select-account/on/SUBMIT_MANUAL_ACCOUNTS',
  'captcha/on/SUBMIT_ANSWER',
  'mfa-choose-method/on/SELECT_METHOD',
  'mfa-question/on/SUBMIT_ANSWER',
  'mfa-security-question/on/SUBMIT_ANSWER',
].map((event) => `/steps/enterCredentials/states/${event}/do/onError/0`)
