/** The page of the studio: opens the flow that the address names, `?flow=connect` by default. */
import { createRoot } from 'react-dom/client'
import { defined } from '../../flow/index.ts'
import { type Opening, OpeningProvider, PlaceProvider } from '../storage/context.tsx'
import { type DiskFlow, diskKey, diskPlace } from '../storage/disk.ts'
import { parseFlowAddress } from '../storage/flow-address.ts'
import { nameOfDrafts } from '../storage/name-of-drafts.ts'
import { addressPlace, readFlowAddress } from '../storage/read-flow-address.ts'
import { StudioProvider } from '../store/context.tsx'
import { loadTexts, TextsProvider } from '../ui-texts.tsx'
import { readConfig } from './config.ts'
import { Fallible } from './fallible.tsx'
import { inTurn } from './in-turn.ts'
import { NotOpened, type Why } from './not-opened.tsx'
import { type Found, type Started, start } from './start.ts'
import { StudioWindow } from './studio-window.tsx'
import { trustOwnScripts } from './trust-own-scripts.ts'

trustOwnScripts()
const root = createRoot(defined(document.getElementById('root'), 'element #root'))
const config = readConfig(document, location.href)
const { widget } = config
const query = new URLSearchParams(location.search)
const file = query.get('file')
const flow = query.get('flow') ?? 'connect'
const loading = loadTexts()
let running: Started | null = null

/** An opening begins when the one before has ended. */
const open = inTurn((error, name) => {
  reportError(error)
  void show('failed', name)
})
open(file ?? flow, () => (file === null ? openAddress(flow) : openDisk(file, null)))

async function openAddress(value: string): Promise<void> {
  const address = parseFlowAddress(value, location.href, config.flowOrigins)
  if (!address) return show('refused', value)
  const first = readFlowAddress(address)
  const find = async (): Promise<Found | null> => {
    const files = await first
    return files && { place: addressPlace(address), opened: { widget, files }, disk: null }
  }
  await show(await start(address.href, find), value)
}

/** @param chosen null: what the draft of this browser contains */
async function openDisk(name: string, chosen: DiskFlow | null): Promise<void> {
  running?.stop()
  const started = await start(diskKey(name), async (draft) => {
    const disk = chosen ?? draft?.disk ?? null
    return disk && { place: diskPlace(name, disk), opened: { widget, files: disk.files }, disk }
  })
  await show(started, name)
}

async function show(opened: Started | Why, name: string): Promise<void> {
  const texts = await loading
  document.documentElement.lang = texts.language
  running = typeof opened === 'string' ? null : opened
  root.render(
    <TextsProvider texts={texts.format}>
      <OpeningProvider opening={opening}>
        {typeof opened === 'string' ? (
          <NotOpened why={opened} name={name} />
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
}

const opening: Opening = {
  openDisk: (name, chosen) => {
    open(name, async () => {
      const own = await nameOfDrafts(name, chosen)
      history.replaceState(null, '', `?file=${encodeURIComponent(own)}`)
      await openDisk(own, chosen)
    })
  },
  openAddress: (value) => location.assign(`?flow=${encodeURIComponent(value)}`),
}
