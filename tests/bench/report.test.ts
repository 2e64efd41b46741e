import { describe, expect, it } from 'vitest'
import { usedBetween } from './cores.ts'
import { document } from './report.ts'

describe('how busy the machine was', () => {
  it.each([
    [{ idle: 200, all: 200 }, 0],
    [{ idle: 150, all: 200 }, 0.25],
    [{ idle: 0, all: 200 }, 1],
  ])('is the part of its time in which it was not idle: %j is %d', ({ idle, all }, used) => {
    expect(usedBetween({ idle: 1000, all: 5000 }, { idle: 1000 + idle, all: 5000 + all })).toBe(used)
  })

  it.each([
    [0.09, 'otherwise idle (other programs used 9 % of its cores)'],
    [0.1, 'busy with other work (other programs used 10 % of its cores)'],
    [1, 'busy with other work (other programs used 100 % of its cores)'],
  ])('is said: %d', (othersUse, said) => {
    const report = { sections: [], firstScreen: '', cost: '', browserVersion: '1', runs: 7, peers: {}, othersUse }
    expect(document(report).replace(/\s+/g, ' ')).toContain(`The machine was ${said}.`)
  })
})
