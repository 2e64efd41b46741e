/** The page of the studio: opens the flow that the address names, `?flow=connect` by default. */
import { createRoot } from 'react-dom/client'
import { defined } from '../../flow/index.ts'
import { type Failure, type Opening, OpeningProvider, PlaceProvider } from '../storage/context.tsx'
import { diskKey, diskPlace } from '../storage/disk.ts'
import type { DiskFlow } from '../storage/disk-flow.ts'
import { parseFlowAddress } from '../storage/flow-address.ts'
import { nameOfDrafts } from '../storage/name-of-drafts.ts'
import { addressPlace, readFlowAddress } from '../storage/read-flow-address.ts'
import { StudioProvider } from '../store/context.tsx'
import { loadTexts, TextsProvider } from '../ui-texts.tsx'
import { readConfig } from './config.ts'
import { Fallible } from './fallible.tsx'
import { inTurn } from './in-turn.ts'
import { NotOpened } from './not-opened.tsx'
import { type Found, problemIn, type Started, start } from './start.ts'
import { StudioWindow } from './studio-window.tsx'
import { trustOwnScripts } from './trust-own-scripts.ts'

trustOwnScripts()
const root = createRoot(defined(document.getElementById('root'), 'element #root'))
const config = readConfig(document, location.href)
const { widget } = config
const query = new URLSearchParams(location.search)
/** null: it is not given, or empty. */
const given = (name: string) => query.get(name)?.trim() || null
const file = given('file')
const flow = given('flow') ?? 'connect'
const loading = loadTexts()
let running: Started | null = null

/** An opening begins when the one before has ended. */
const open = inTurn<Failure | null>((error, name) => {
  reportError(error)
  return show({ code: 'failed' }, name)
})
void open(file ?? flow, () => (file === null ? openAddress(flow) : openDisk(file, null)))

async function openAddress(value: string): Promise<Failure | null> {
  const address = parseFlowAddress(value, location.href, config.flowOrigins)
  if (!address) return show({ code: 'refused' }, value)
  const first = readFlowAddress(address)
  const find = async (): Promise<Found | null> => {
    const files = await first
    return files && { place: addressPlace(address), opened: { widget, files }, disk: null }
  }
  return show(await start(address.href, find), value)
}

/** @param chosen null: what the draft of this browser contains */
async function openDisk(name: string, chosen: DiskFlow | null): Promise<Failure | null> {
  const key = diskKey(name)
  // The same flow has the same draft, so only one can be open. Any other one stays until the new one is there.
  if (chosen && running?.place.key === key) {
    const failure = await problemIn(chosen.files)
    if (failure) return failure
    stop()
  }
  const started = await start(key, async (draft) => {
    const disk = chosen ?? draft?.disk ?? null
    return disk && { place: diskPlace(name, disk), opened: { widget, files: disk.files }, disk }
  })
  return show(started, name)
}

function stop(): void {
  running?.stop()
  running = null
}

/** A flow that can't be opened leaves the one that is open. */
async function show(opened: Started | Failure, name: string): Promise<Failure | null> {
  const texts = await loading
  document.documentElement.lang = texts.language
  const failure = 'code' in opened ? opened : null
  if (failure && running) return failure
  if (!('code' in opened)) {
    stop()
    running = opened
  }
  root.render(
    <TextsProvider texts={texts.format}>
      <OpeningProvider opening={opening}>
        {'code' in opened ? (
          <NotOpened failure={opened} name={name} />
        ) : (
          <PlaceProvider key={opened.place.key} place={opened.place}>
            <StudioProvider studio={opened.studio}>
              <Fallible label="title">
                <StudioWindow />
              </Fallible>
            </StudioProvider>
          </PlaceProvider>
        )}
      </OpeningProvider>
    </TextsProvider>,
  )
  return failure
}

const opening: Opening = {
  openDisk: (name, chosen) =>
    open(name, async () => {
      const own = await nameOfDrafts(name, chosen)
      const failure = await openDisk(own, chosen)
      if (!failure) history.replaceState(null, '', `?file=${encodeURIComponent(own)}`)
      return failure
    }),
  openAddress: (value) => location.assign(`?flow=${encodeURIComponent(value)}`),
}
