/** `npm run docs:findings [number…]`: a picture of how each finding of docs/findings.md looks now. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPictureBrowser } from './browser.ts'
import * as entering from './findings/entering.ts'
import type { Scene } from './findings/stage.ts'
import * as surroundings from './findings/surroundings.ts'
import * as waiting from './findings/waiting.ts'
import { joinPictures } from './join-pictures.ts'

const folder = fileURLToPath(new URL('../../docs/images/findings', import.meta.url))

const scenes: Readonly<Record<string, Scene>> = {
  25: surroundings.lowPages,
  26: surroundings.hostScheme,
  27: waiting.approval,
  28: waiting.whatIsSent,
  29: waiting.wayOn,
  30: entering.exitQuestion,
  31: entering.errorSummary,
  32: waiting.ringToTick,
  33: entering.senseOfPlace,
  34: entering.sourceTiles,
  35: entering.passcode,
  36: entering.rowsAndNotices,
  37: surroundings.inTheDark,
  38: entering.upload,
  39: entering.manyAccounts,
  40: entering.nothingFound,
  41: surroundings.tokenPages,
  42: surroundings.ownWindow,
  43: surroundings.tools,
}

const wanted = process.argv.slice(2)
await mkdir(folder, { recursive: true })
const browser = await openPictureBrowser()
for (const [name, scene] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  await writeFile(join(folder, `${name}.png`), await joinPictures(browser, [await scene(browser)]))
  process.stdout.write(`docs/images/findings/${name}.png\n`)
}
await browser.close()
