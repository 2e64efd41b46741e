/** What an event does, and what a place shows, asks or waits for. */
import type { Noticed } from './compare.ts'

export const changedBehaviour: readonly Noticed[] = [
  [
    'an event leads elsewhere',
    'small',
    { '/steps/uploadInvoices/on/SUBMIT_INVOICES/do/onError': 'selectSource' },
    'At `uploadInvoices`, when `SUBMIT_INVOICES` (upload) fails: now leads to `selectSource` (before: stays where it is).',
    'SUBMIT_INVOICES → uploadInvoices',
  ],
  [
    'an event does nothing any more',
    'small',
    { '/steps/selectSource/back': 'none' },
    'At `selectSource`, on `BACK`: now does nothing (before: leads to `consent`), if `showConsent` true (1 of 2 combinations).',
  ],
  [
    'a call goes on that was cancelled',
    'small',
    { '/steps/uploadInvoices/on/CANCEL': '@stay' },
    'At `uploadInvoices`, on `CANCEL`: now stays where it is (before: cancels the call in progress).',
    'SUBMIT_INVOICES → uploadInvoices',
  ],
  [
    'a message to the host is gone',
    'small',
    { '/steps/uploadInvoices/on/SUBMIT_INVOICES/do/onDone/emit': null },
    'no longer tells the host success.',
  ],
  [
    'a message to the host changes',
    'connect',
    { '/steps/enterCredentials/status/InvalidCredentials/emit': { error: 'Error' } },
    'now tells the host error Error; no longer tells the host error InvalidCredentials.',
    'on status InvalidCredentials',
  ],
  [
    'a value is no longer stored',
    'connect',
    { '/steps/enterCredentials/states/captcha/on/SUBMIT_ANSWER/do/onError/1/set': null },
    'no longer sets `problem = "InvalidAnswer"`, if `event.code` other than UNEXPECTED_CALL and `event.failure` refused',
  ],
  [
    'another call',
    'connect',
    { '/steps/enterCredentials/states/mfa-question/on/SUBMIT_ANSWER/do/effect': 'answerCaptcha' },
    'At `enterCredentials.mfa-question`, on `SUBMIT_ANSWER`: now calls answerCaptcha; no longer calls answerMfa.',
  ],
  [
    'a successful call leads elsewhere',
    'connect',
    { '/steps/enterCredentials/states/captcha/on/SUBMIT_ANSWER/do/onDone': 'success' },
    'At `enterCredentials.captcha`, when `SUBMIT_ANSWER` (answerCaptcha) succeeds: leads to `success` instead of `enterCredentials.polling`.',
    'after a moment → enterCredentials.captcha',
  ],
  [
    'a status is mixed up',
    'connect',
    { '/steps/enterCredentials/status/Captcha/to': 'mfa-question' },
    'All clients can no longer reach `enterCredentials.captcha`.',
    'status Captcha → enterCredentials.polling',
  ],
  [
    'only some payloads',
    'connect',
    { '/conditions/wrongCredentials/in/1': ['INVALID_CREDENTIALS'] },
    'if `event.code` INVALID_CURP and `event.failure` refused (1 of 15 combinations).',
  ],
  [
    'only where something is known',
    'connect',
    { '/steps/errorTryAgain/on/TRY_AGAIN': 'selectSource' },
    'At `errorTryAgain`, on `TRY_AGAIN`: leads to `selectSource` instead of `enterCredentials.credentials`, if `data.source` given (1 of 2 combinations).',
  ],
  [
    'a delay',
    'connect',
    { '/steps/enterCredentials/status/Captcha/after': null },
    'on status `Captcha`: comes at once instead of after 500 ms.',
  ],
  [
    'a dialog',
    'connect',
    { '/overlays/confirmExit/on/CANCEL_CLOSE': '@close' },
    'in the dialog `confirmExit`, on `CANCEL_CLOSE`: now closes the widget (before: closes the dialog).',
  ],
  [
    'a screen',
    'connect',
    { '/steps/enterCredentials/states/mfa-security-question/screen': 'captcha' },
    '`enterCredentials.mfa-security-question`: its screen is `captcha`, before `question`.',
  ],
  [
    'polling',
    'connect',
    { '/steps/enterCredentials/poll/everyMs': 3000 },
    'it asks for the status every 3 s for at most 4 min, before every 2 s for at most 4 min.',
  ],
  ['a setting', 'small', { '/settings/loadedDelayMs': 900 }, '`loadedDelayMs` is 900 ms, before 500 ms.'],
  [
    'where an input is read',
    'small',
    { '/inputs/showConsent/from': 'client.consent' },
    '`showConsent`: its `from` is `"client.consent"`, before `"client.show_step_consent"`.',
  ],
  [
    'an input that decides something',
    'small',
    {
      '/inputs/quick': { from: 'client.quick', type: 'boolean', default: false },
      '/steps/consent/when': { and: [{ var: 'in.showConsent' }, { '!': { var: 'in.quick' } }] },
    },
    'Clients with `showConsent` true and `quick` true now skip `consent` on the way to `success` (1 of 4 combinations).',
  ],
  [
    'a variant',
    'small',
    {
      '/variants': [
        {
          id: 'silent',
          when: { '!': { var: 'in.showConsent' } },
          merge: { steps: { selectSource: { screen: 'select-source', on: { CANCEL: '@close' } } } },
        },
      ],
    },
    'At `selectSource`, on `CANCEL`: now closes the widget (before: does nothing), if `showConsent` false (1 of 2 combinations).',
  ],
  [
    'data that is new, and decides',
    'connect',
    {
      '/data/tries': { type: 'integer', minimum: 0, maximum: 4 },
      '/steps/errorTryAgain/on/TRY_AGAIN': [
        { if: { '>=': [{ var: 'data.tries' }, 3] }, to: 'errorSubmitEmail' },
        { if: 'sourceKnown', inc: ['tries'], to: 'enterCredentials' },
        { inc: ['tries'], to: 'selectSource' },
      ],
    },
    'leads to `errorSubmitEmail` instead of `enterCredentials.credentials`, if `data.tries` 3 (1 of 4 combinations).',
  ],
  ...Object.entries({
    'its screen is `captcha`, before `select-source`': { steps: { selectSource: { screen: 'captcha' } } },
    'its route is `/bank`, before none': { steps: { selectSource: { route: '/bank' } } },
    'it reads none, before `sources`': { steps: { selectSource: { load: null } } },
    'it stays mounted: yes, before no': { steps: { selectSource: { keepMounted: true } } },
    '`searchMinLength` is 5, before 3': { settings: { searchMinLength: 5 } },
    'The dialog `confirmExit` is gone': { overlays: { confirmExit: null } },
  }).map(
    ([says, merge]): Noticed => [
      `a variant: ${says}`,
      'small',
      { '/variants': [{ id: 'silent', when: { '!': { var: 'in.showConsent' } }, merge }] },
      `${says}, if \`showConsent\` false (1 of 2 combinations).`,
    ],
  ),
  [
    'a variant that polls otherwise',
    'connect',
    {
      '/variants': [
        {
          id: 'slow',
          when: { '!': { var: 'in.showConsent' } },
          merge: { steps: { enterCredentials: { poll: { everyMs: 3000 } } } },
        },
      ],
    },
    'it asks for the status every 3 s for at most 4 min, before every 2 s for at most 4 min, if `showConsent` false',
  ],
]
