import { expect, it } from 'vitest'
import { coalesce } from '../../src/cli/coalesce.ts'

/** What changes, and a settling time that the test ends. */
function watched() {
  let change = () => {}
  const settling: (() => void)[] = []
  const changes = coalesce(
    (onChange) => {
      change = onChange
    },
    () => new Promise((resolve) => settling.push(resolve)),
  )
  let answers = 0
  const next = () => changes.next().then(() => (answers += 1))
  /** Lets every promise that can go on do so. */
  const settled = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    settling.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { change: () => change(), next, settled, answers: () => answers }
}

it('answers several events of one save once', async () => {
  const { change, next, settled, answers } = watched()
  void next()
  for (let event = 0; event < 3; event += 1) change()
  await settled()
  void next()
  await settled()
  expect(answers()).toBe(1)
})

it('answers once more for what changes while an answer is made', async () => {
  const { change, next, settled, answers } = watched()
  void next()
  change()
  await settled()
  change()
  change()
  void next()
  await settled()
  expect(answers()).toBe(2)
  void next()
  await settled()
  expect(answers()).toBe(2)
})
