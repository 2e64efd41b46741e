/** The widget in the demo host's frame in Firefox, as a person uses it. */
import type { Browser, Frame, Page } from 'puppeteer-core'

export interface Visit {
  press: (button: string) => Promise<void>
  fill: (selector: string, value: string) => Promise<void>
  /** Waits for a heading. */
  see: (heading: string) => Promise<void>
  /** Presses what no short name belongs to. */
  click: (selector: string) => Promise<void>
  attach: (path: string) => Promise<void>
  /** Names of the messages that the host received until it closed the widget, without the hello. */
  received: () => Promise<string[]>
  /** What went wrong that no step looks for: exceptions, violations of the policy, errors in the console. */
  errors: readonly string[]
  close: () => Promise<void>
}

/** On a busy machine only a hang reaches this limit. */
const timeout = 40_000

export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  page.setDefaultTimeout(timeout)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.evaluateOnNewDocument(reportViolations)
  await page.goto(address)
  const widget = await widgetIn(page)
  const named = (role: string, name: string) => `::-p-aria([name="${name}"][role="${role}"])`
  const locate = (selector: string) => widget.locator(selector).setTimeout(timeout)
  const click = (selector: string) => step(`press ${selector}`, locate(selector).click())
  return {
    press: (button) => click(named('button', button)),
    fill: (selector, value) => step(`fill ${selector}`, locate(selector).fill(value)),
    see: (heading) => step(`see ${heading}`, locate(named('heading', heading)).wait()),
    click,
    attach: async (path) => {
      const input = await widget.waitForSelector('input[type=file]')
      await (input as unknown as { uploadFile: (path: string) => Promise<void> }).uploadFile(path)
    },
    received: async () => {
      await step('close', page.waitForSelector('#messages [data-action=tieline-close-iframe]'))
      const names = await page.$$eval('#messages strong', (all) => all.map((each) => String(each.textContent)))
      return names.filter((name) => name !== 'tieline-hello')
    },
    errors,
    close: () => context.close(),
  }
}

async function widgetIn(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe')
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('The host shows no frame.')
  return frame
}

/** Its error says which step could not be taken. */
async function step(name: string, action: Promise<unknown>): Promise<void> {
  await action.catch((error) => {
    throw new Error(`${name}: ${error}`)
  })
}

/** Runs in each page and frame; the console is listened to. */
function reportViolations() {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`The policy forbids ${violatedDirective} ${blockedURI}`),
  )
}
