/** The fixed values a tester may enter. They work in the sandbox only, so they may be shown and printed. */
export const sandboxValues = {
  apiKey: 'sandbox',
  username: 'user_good',
  password: 'pass_good',
  /** Passcode of every MfaQuestion. */
  code: '123456',
  /** Answer to every SecurityQuestion. */
  answer: 'blue',
  /** Characters in every captcha image. */
  captcha: 'k7m2p',
} as const

/** The values to enter besides the username, with their names in English. */
export const sandboxHints = [
  { name: 'Password', value: sandboxValues.password },
  { name: 'Passcode', value: sandboxValues.code },
  { name: 'Security answer', value: sandboxValues.answer },
  { name: 'Captcha', value: sandboxValues.captcha },
] as const
