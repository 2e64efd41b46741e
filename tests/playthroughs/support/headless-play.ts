/** One playthrough without a browser. */
import { facts } from './headless-facts.ts'
import { headlessActions } from './headless-verbs.ts'
import { createWorld, type World } from './headless-world.ts'
import type { Key, Playthrough, See } from './playthrough.ts'
import { act } from './verbs.ts'

/** How long a user looks for something, and how often (ms of the user's time). */
const patienceMs = 60_000
const glanceMs = 500

/** Rejects with the place in the file and what is wrong there. */
export async function playHeadless({ start, play }: Playthrough): Promise<void> {
  const world = await createWorld(start)
  for (const [index, moment] of play.entries()) {
    try {
      if ('see' in moment) await see(world, moment)
      else if ('hear' in moment) compareHeard(world, moment.hear)
      else await act(headlessActions, world, moment)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      throw new Error(`/play/${index} ${JSON.stringify(moment)}: ${why}`)
    }
  }
  world.session.dispose()
}

async function see(world: World, expected: See) {
  for (let waited = 0; ; waited += glanceMs) {
    const missing = missingFrom(world, expected)
    if (missing.length === 0) return
    if (waited >= patienceMs) throw new Error(missing.join(' '))
    await world.pass(glanceMs)
  }
}

function missingFrom(world: World, { see: expected, says = [], not = [], text = [] }: See): string[] {
  const screen = world.screen()
  if (screen !== expected) return [`The user sees ${screen}.`]
  return [
    ...says.filter((key) => !holds(world, key, expected)).map((key) => `'${key}' is not said.`),
    ...not.filter((key) => fact(key)(world)).map((key) => `'${key}' is said.`),
    ...text.filter((words) => !shownText(world).includes(words)).map((words) => `'${words}' is not shown.`),
  ]
}

/** A key without a fact is said wherever its screen is shown. */
const holds = (world: World, key: Key, screen: string) => facts[key]?.(world) ?? key.startsWith(`${screen}.`)

function fact(key: Key) {
  const found = facts[key]
  if (!found) throw new Error(`'${key}' may or may not be said: tell when in headless-facts.ts.`)
  return found
}

/** Everything that did not come from a locale: what was read for this screen, and what a view holds. */
function shownText(world: World): string {
  const { problemText, username, source, website } = world.view()
  const read = world.queries.getQueryCache().findAll({ type: 'all' })
  return JSON.stringify([problemText, username, source?.name, website, read.map(({ state }) => state.data)])
}

function compareHeard(world: World, expected: readonly unknown[]) {
  const [heard, wanted] = [world.heard, expected].map((list) => JSON.stringify(list))
  if (heard !== wanted) throw new Error(`The host heard ${heard}.`)
}
