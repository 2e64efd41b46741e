import { expect, it } from 'vitest'
import { type Api, ApiError } from '../../src/api/index.ts'
import { hideEchoes } from '../../src/session/echo.ts'

/** What is said of a call that the server refuses with this message. */
async function saidOf(name: 'connect' | 'mfaAnswer' | 'status', sent: object, message: string) {
  const data = { error_code: 'REFUSED', error_message: message }
  const refuse = () => Promise.reject(new ApiError('http', 'https://api.example/', { status: 400, data }))
  const api = hideEchoes({ connect: refuse, mfaAnswer: refuse, status: refuse } as unknown as Api)
  const call = api[name] as (given: object) => Promise<unknown>
  const error = await call(sent).catch((thrown: ApiError) => thrown)
  expect(error).toMatchObject({ kind: 'http', status: 400, code: 'REFUSED' })
  return (error as ApiError).display
}

const fields = (...values: unknown[]) => ({
  source_id: 'acme',
  fields: values.map((field_value) => ({ field_name: 'name', field_value })),
})

it.each([
  ['connect', fields('jane.roe', 'pa$$ word'), 'jane.roe: "pa$$ word" of acme is wrong', '…: "…" of acme is wrong'],
  ['connect', fields('jane', 'jane.roe'), 'No jane.roe or jane', 'No … or …'],
  ['connect', fields('jane', null, 7), 'Your name is wrong', 'Your name is wrong'],
  ['connect', fields(), 'Wrong', 'Wrong'],
  ['mfaAnswer', { answer: '482913' }, '482913 is wrong, not 1482913.', '… is wrong, not 1….'],
  ['mfaAnswer', { answer: '129' }, 'Wait 129 seconds', 'Wait 129 seconds'],
  ['status', {}, 'Back soon', 'Back soon'],
] as const)('%s of %j, refused with "%s"', async (name, sent, message, said) => {
  expect(await saidOf(name, sent, message)).toBe(said)
})

it('passes on what a call returns, and any other error', async () => {
  const planted = new Error('planted')
  const api = hideEchoes({
    info: async () => ({ name: 'Acme' }),
    status: () => Promise.reject(planted),
  } as unknown as Api)
  await expect(api.info({})).resolves.toEqual({ name: 'Acme' })
  await expect(api.status({})).rejects.toBe(planted)
})
