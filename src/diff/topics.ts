/** What a change is about: the sections of a report, in their order. */
import type { ChangeCode } from './change.ts'

export const topics = [
  'tests',
  'steps',
  'clients',
  'events',
  'screens',
  'words',
  'settings',
  'inputs',
  'notes',
] as const

export type Topic = (typeof topics)[number]

export const topicOf = (code: ChangeCode): Topic => topicByCode[code]

export const topicByCode: Readonly<Record<ChangeCode, Topic>> = {
  'test-added': 'tests',
  'test-removed': 'tests',
  'test-changed': 'tests',
  'test-row-added': 'tests',
  'test-row-removed': 'tests',
  'test-row-narrowed': 'tests',
  'test-row-split': 'tests',
  'test-row-changed': 'tests',
  'test-conditions-changed': 'tests',
  'step-added': 'steps',
  'step-removed': 'steps',
  'step-renamed': 'steps',
  'step-enabled': 'steps',
  'step-disabled': 'steps',
  'step-moved': 'steps',
  'step-joined-path': 'steps',
  'step-left-path': 'steps',
  'state-added': 'steps',
  'state-removed': 'steps',
  'start-changed': 'clients',
  'step-skipped': 'clients',
  'step-required': 'clients',
  'place-reachable': 'clients',
  'place-unreachable': 'clients',
  'close-reachable': 'clients',
  'close-unreachable': 'clients',
  'event-changed': 'events',
  'place-changed': 'screens',
  'overlay-added': 'screens',
  'overlay-removed': 'screens',
  'overlay-screen-changed': 'screens',
  'words-changed': 'words',
  'place-words-changed': 'words',
  'overlay-words-changed': 'words',
  'setting-changed': 'settings',
  'page-changed': 'settings',
  'option-changed': 'settings',
  'input-changed': 'inputs',
  'input-added': 'notes',
  'input-removed': 'notes',
  'version-changed': 'notes',
  'place-words-shared': 'notes',
  'overlay-words-shared': 'notes',
}
