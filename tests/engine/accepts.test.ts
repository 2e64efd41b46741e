import { describe, expect, it } from 'vitest'
import { accepts } from '../../src/engine/index.ts'
import type { Condition } from '../../src/generated/flow.types.ts'
import { compiled, connectFlow, edited } from '../support/connect-flow.ts'
import { afterStatus, chosen, drive, type Move, polling, source, status } from './support/drive.ts'

type Row = [inputs: object, by: Move[], event: string, accepted: boolean]

describe('accepts', () => {
  it.each<Row>([
    [{}, [], 'NEXT', true],
    [{}, [], 'BACK', false],
    [{}, [], 'PROMPT_CLOSE', true],
    [{}, [], 'SELECT_SOURCE', false],
    [{}, [], 'constructor', false],
    [{}, [], '__proto__', false],
    [{}, ['NEXT'], 'BACK', true],
    [{ showConsent: false }, [], 'BACK', false],
    [{}, ['NEXT'], 'ADD_SOURCE', false],
    [{ showAddSource: true }, ['NEXT'], 'ADD_SOURCE', true],
    [{}, chosen, 'SUBMIT_CREDENTIALS', true],
    [{}, chosen, 'BACK', true],
    [{ source }, ['NEXT'], 'BACK', true],
    [{ source, showConsent: false }, [], 'BACK', false],
    [{}, polling, 'BACK', true],
    [{}, polling, 'SUBMIT_CREDENTIALS', false],
    [{ accountSelectMode: 'Single' }, afterStatus('AccountSelection'), 'SUBMIT_MANUAL_ACCOUNTS', true],
    [
      { accountSelectMode: 'Single', showAddAccount: false },
      afterStatus('AccountSelection'),
      'SUBMIT_MANUAL_ACCOUNTS',
      false,
    ],
    [{}, [...polling, status('InvalidCredentials')], 'CHANGE_SOURCE', true],
    [
      { mode: 'UpdateCredentials', source },
      [...polling.slice(0, 1), ...polling.slice(2), status('InvalidCredentials')],
      'CHANGE_SOURCE',
      false,
    ],
    [{}, [...polling, status('Error')], 'BACK', true],
    [{}, [...polling, status('Error')], 'TRY_AGAIN', true],
    [{}, [...afterStatus('Captcha'), 'ASK_FOR_HELP'], 'TRY_AGAIN', false],
    [{}, afterStatus('Connected'), 'FINISH', true],
    [{}, afterStatus('Connected'), 'PROMPT_CLOSE', true],
    [{}, ['PROMPT_CLOSE'], 'NEXT', false],
    [{}, ['PROMPT_CLOSE'], 'PROMPT_CLOSE', false],
    [{}, ['PROMPT_CLOSE'], 'CANCEL_CLOSE', true],
    [{}, ['PROMPT_CLOSE'], 'constructor', false],
    [{}, ['PROMPT_CLOSE', 'CONFIRM_CLOSE'], 'NEXT', false],
  ])('%j after %j: %s is %s', (inputs, by, event, accepted) => {
    expect(accepts(connectFlow, drive({ ...inputs }, by).state, event)).toBe(accepted)
  })

  const sandbox = { var: 'event.sandbox' }

  it.each<[Condition, boolean]>([
    [sandbox, true],
    [{ '!': sandbox }, true],
    [{ '==': [sandbox, null] }, true],
    [{ and: ['byCredentials', sandbox] }, true],
    [{ and: ['byInvoices', sandbox] }, false],
    [{ or: ['byCredentials', sandbox] }, true],
    ['byInvoices', false],
  ])('assumes that a condition on the payload may hold: %j is %s', (condition, accepted) => {
    const rule = { if: condition, to: 'credentials-submitting' }
    const flow = compiled(edited({ '/steps/enterCredentials/states/credentials/on/SUBMIT_CREDENTIALS': [rule] }))
    expect(accepts(flow, drive({}, chosen, flow).state, 'SUBMIT_CREDENTIALS')).toBe(accepted)
  })
})
