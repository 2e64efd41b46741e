/** Low and narrow pages, the page of the host, the dark, and what people meet around the widget. */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { specification } from '../../support/specification.ts'
import { button, desktop, heading, openClient, openStage, phone, type Scene, signInAs, toSources } from './stage.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** 25: after Continue the next screen begins at its heading, on low pages too. */
export const lowPages: Scene = async (stage) => {
  const pictures: Buffer[] = []
  for (const [width, height] of [
    [844, 390],
    [640, 400],
    [390, 420],
  ] as const) {
    const { page, take } = await openClient(stage, { width, height })
    await toSources(page)
    pictures.push(await take())
    await page.context().close()
  }
  return pictures
}

/** 26: a host that follows the scheme of the device sees through the frame, without a plate. */
export const hostScheme: Scene = async (stage) => {
  const pictures: Buffer[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, take } = await openStage(stage, desktop)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(`${stage.servers.demo}/?view=overlay`)
    await page.addStyleTag({ content: ':root { color-scheme: light dark }' })
    await button(page, 'Connect your account').click()
    const widget = page.frameLocator('iframe')
    await widget.locator('[data-step="3"]').waitFor()
    pictures.push(await take())
    await page.context().close()
  }
  return pictures
}

/** 37: in the dark, logos and captcha stand on plates that are not white, and a sheet is lighter than the card. */
export const inTheDark: Scene = async (stage) => {
  const { page, take } = await openClient(stage, phone)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const pictures = [await take()]
  await toSources(page)
  pictures.push(await take())
  await page.goBack()
  await signInAs(page, 'user_captcha')
  await page.getByLabel('Characters').waitFor()
  pictures.push(await take())
  await button(page, 'Close').click()
  await button(page, 'Yes, exit').waitFor()
  pictures.push(await take())
  return pictures
}

/** 41: a page that says 'close this screen' has the button for it. */
export const tokenPages: Scene = async (stage) => {
  const { page, take } = await openStage(stage, phone)
  const pictures: Buffer[] = []
  for (const query of ['', '?token=not-a-token']) {
    await page.goto(stage.servers.widget + query)
    await button(page, 'Close this screen').waitFor()
    pictures.push(await take())
  }
  return pictures
}

/** 42: a window of its own has the page's colour; the narrowest frame cuts nothing off. */
export const ownWindow: Scene = async (stage) => {
  const wide = await openClient(stage, { width: 800, height: 600 })
  const pictures = [await wide.take()]
  const { page, take } = await openClient(stage, { width: 195, height: 600 })
  pictures.push(await take())
  await toSources(page)
  pictures.push(await take())
  await page.locator('main:visible li button').first().click()
  await heading(page, /^Log in/)
  pictures.push(await take())
  return pictures
}

/** 43: the demo host in one window, a finding of the linter in a terminal, and the map of the flow. */
export const tools: Scene = async (stage) => {
  const { page, take } = await openStage(stage, { width: 1280, height: 800 })
  // The log of the demo host shows times.
  await page.clock.setFixedTime(new Date('2026-11-23T09:00:00Z'))
  await page.goto(stage.servers.demo)
  await page.frameLocator('iframe').locator('[data-step="3"]').waitFor()
  const demo = await take()
  const terminal = `background: #16202c; color: #e6ebf1; font: 13px/1.5 monospace; margin: 0; padding: 24px; min-height: 100vh`
  await page.setViewportSize({ width: 900, height: 460 })
  await page.setContent(`<pre style="${terminal}; box-sizing: border-box"></pre>`)
  await page.locator('pre').evaluate((pre, text) => pre.append(text), await lintBrokenFlow())
  const linter = await take()
  const map = await readFile(join(repository, 'docs/flow-map.svg'), 'utf8')
  await page.setViewportSize({ width: 900, height: 800 })
  await page.setContent(`<style>body { margin: 0; background: #fff } svg { width: 900px; height: auto }</style>${map}`)
  return [demo, linter, await take()]
}

/** What the linter prints of the mistake that README.md shows. */
async function lintBrokenFlow(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tieline-picture-'))
  for (const name of ['schemas', 'locales']) await cp(join(repository, name), join(folder, name), { recursive: true })
  const broken = specification.flow.text.replace(
    /"TRY_AGAIN": \[\{ "if": "sourceKnown".*?\]/,
    '"TRY_AGAIN": "enterCredentials"',
  )
  await mkdir(join(folder, 'flows'))
  await writeFile(join(folder, 'flows/connect.tests.json'), specification.tests.text)
  await writeFile(join(folder, 'flows/connect.flow.json'), broken)
  const cli = [join(repository, 'node_modules/.bin/tsx'), join(repository, 'src/cli/main.ts')] as const
  const printed = await new Promise<string>((resolve) => {
    execFile(cli[0], [cli[1], 'lint'], { cwd: folder }, (_, output) => resolve(output))
  })
  await rm(folder, { recursive: true })
  return printed.split('\n').slice(0, 20).join('\n')
}
