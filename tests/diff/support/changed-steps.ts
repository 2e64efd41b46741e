/** Steps that are added, moved or gone, and clients that skip them. */
import { type Noticed, shortFor } from './compare.ts'

export const changedSteps: readonly Noticed[] = [
  [
    'a split skips a step',
    'small',
    shortFor({ control: 90, short: 10 }),
    'Clients with `showConsent` true and `length` short (10 % of sessions) now skip `consent` on the way to `success`',
    'A client with length short: starts at selectSource',
  ],
  [
    'a split of three values skips a step for two of them',
    'small',
    {
      '/inputs/length': { from: 'split', shares: { control: 60, long: 15, short: 25 } },
      '/steps/consent/when': { '==': [{ var: 'in.length' }, 'control'] },
    },
    'Clients with `showConsent` true and `length` other than control (40 % of sessions) now skip `consent`',
  ],
  ['a step is switched off', 'small', { '/steps/consent/enabled': false }, '`consent` is switched off.'],
  [
    'clients skip it',
    'small',
    { '/steps/consent/enabled': false },
    'Clients with `showConsent` true now skip `consent` on the way to `success` (1 of 2 combinations).',
    'A client with the defaults: starts at selectSource',
  ],
  [
    'clients may skip it',
    'small',
    { '/steps/consent/on/CANCEL': 'uploadInvoices' },
    'Clients with `showConsent` true can now skip `selectSource` on the way to `success` (1 of 2 combinations).',
    'CANCEL → uploadInvoices',
  ],
  [
    'clients start elsewhere',
    'small',
    { '/steps/consent/when': { '!': { var: 'in.showConsent' } } },
    'Clients with `showConsent` true now start at `selectSource` instead of `consent`',
  ],
  [
    'clients must pass a step',
    'small',
    { '/steps/consent/when': null },
    'Clients with `showConsent` false must now pass `consent` on the way to `success` (1 of 2 combinations).',
  ],
  [
    'a step moves',
    'small',
    { '/path': ['selectSource', 'consent', 'uploadInvoices', 'success'] },
    '`consent` has moved: it is now after `selectSource`.',
  ],
  [
    'a step is added',
    'small',
    {
      '/path': ['consent', 'selectSource', 'review', 'uploadInvoices', 'success'],
      '/steps/review': { screen: 'consent', on: { NEXT: '@next' } },
    },
    '`review` is new, after `selectSource`.',
  ],
  [
    'a step is added: who reaches it',
    'small',
    {
      '/path': ['consent', 'selectSource', 'review', 'uploadInvoices', 'success'],
      '/steps/review': { screen: 'consent', when: { var: 'in.showConsent' }, on: { NEXT: '@next' } },
    },
    'Clients with `showConsent` true can now reach `review` (1 of 2 combinations).',
    'SELECT_SOURCE → review',
  ],
  [
    'a step is removed',
    'small',
    {
      '/path': ['consent', 'selectSource', 'success'],
      '/steps/uploadInvoices': null,
      '/steps/success/when': null,
    },
    '`uploadInvoices` is gone.',
  ],
  [
    'a step leaves the path',
    'small',
    {
      '/path': ['consent', 'uploadInvoices', 'success'],
      '/steps/consent/when': null,
      '/steps/consent/on/NEXT': 'selectSource',
      '/steps/selectSource/on/SELECT_SOURCE/to': 'uploadInvoices',
    },
    '`selectSource` has left the path.',
  ],
  [
    'a step is renamed',
    'small',
    {
      '/path': ['agree', 'selectSource', 'uploadInvoices', 'success'],
      '/steps/agree': {
        screen: 'consent',
        route: '/consent',
        when: { var: 'in.showConsent' },
        back: 'none',
        on: { NEXT: '@next' },
      },
      '/steps/consent': null,
    },
    '`consent` is now called `agree`.',
  ],
]
