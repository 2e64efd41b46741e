/** What the timeline shows for each course of statuses: what has happened, and what is under way. */
import { describe, expect, it } from 'vitest'
import type { StatusName, TimelineOption } from '../../src/generated/flow.types.ts'
import { timelineOf } from '../../src/screens/options/timeline.ts'
import type { View } from '../../src/screens/view.ts'
import { readShowcase } from '../live-flow/support/showcase.ts'

const { timeline } = (await readShowcase()).options as { timeline: TimelineOption }

type Seen = Pick<View, 'statuses' | 'lastCall' | 'busy' | 'settling'>

const nothing: Seen = { statuses: [], lastCall: null, busy: false, settling: false }
const seenStatuses = (...statuses: StatusName[]): Seen => ({ ...nothing, statuses })

/** A step that is done has a tick. */
const shown = (seen: Seen) => timelineOf(seen, timeline).map(({ name, isDone }) => (isDone ? `${name} ✓` : name))

describe('the timeline shows', () => {
  it.each<[string, Seen, string[]]>([
    ['nothing after a reload, before the first status', nothing, []],
    ['that credentials are being sent', { ...nothing, lastCall: 'connect', busy: true }, ['details']],
    ['that they were sent', { ...nothing, lastCall: 'connect' }, ['details ✓', 'sign-in']],
    ['signing in while the connection waits for its turn', seenStatuses('New'), ['details ✓', 'sign-in']],
    ['signing in', seenStatuses('Connecting'), ['details ✓', 'sign-in']],
    ['an answer that is checked', seenStatuses('Connecting', 'MfaQuestion'), ['details ✓', 'verification']],
    ['an approval that is awaited', seenStatuses('Connecting', 'MfaQuestionNoAnswer'), ['details ✓', 'approval']],
    [
      'signing in after an approval',
      seenStatuses('MfaQuestionNoAnswer', 'Connecting'),
      ['details ✓', 'verification ✓', 'sign-in'],
    ],
    [
      'a second verification as the one under way',
      seenStatuses('MfaMethodChoice', 'Connecting', 'MfaQuestion'),
      ['details ✓', 'verification'],
    ],
    ['accounts that are saved', seenStatuses('Connecting', 'AccountSelection'), ['details ✓', 'sign-in ✓', 'accounts']],
    [
      'collecting after accounts',
      seenStatuses('Captcha', 'AccountSelection', 'Connecting'),
      ['details ✓', 'verification ✓', 'sign-in ✓', 'accounts ✓', 'collecting'],
    ],
    [
      'a verification after accounts in place of collecting',
      seenStatuses('AccountSelection', 'Connecting', 'SecurityQuestion'),
      ['details ✓', 'sign-in ✓', 'accounts ✓', 'verification'],
    ],
    [
      'all of it done',
      seenStatuses('AccountSelection', 'Connecting', 'Connected'),
      ['details ✓', 'sign-in ✓', 'accounts ✓', 'collecting ✓'],
    ],
    ['no accounts where none are chosen', seenStatuses('Connecting', 'Connected'), ['details ✓', 'sign-in ✓']],
    [
      'nothing under way while the next screen is due',
      { ...seenStatuses('Connecting', 'AccountSelection'), settling: true },
      ['details ✓', 'sign-in ✓'],
    ],
  ])('%s', (_, seen, expected) => {
    expect(shown(seen)).toEqual(expected)
  })

  it.each<StatusName>(['Error', 'InvalidCredentials'])('no step that %s has not shown', (status) => {
    expect(shown(seenStatuses('Connecting', status))).toEqual(['details ✓', 'sign-in'])
  })
})
