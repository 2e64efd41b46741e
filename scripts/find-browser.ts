/** Finds the Chromium for tests and pictures, with its launch options, and the Firefox of `npm run test:firefox`. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** What the search needs of the machine; tests replace it. */
export interface Machine {
  env: Readonly<Record<string, string | undefined>>
  platform: NodeJS.Platform
  isRoot: boolean
  exists: (path: string) => boolean
  /** Path of Playwright's own browser, whether or not it is installed. */
  playwrightPath: () => string
  /** Whether the command succeeded within its time limit. */
  run: (command: string, args: readonly string[], timeLimitMs: number) => Promise<boolean>
}

const variables = ['TIELINE_CHROMIUM', 'CHROME_PATH']
/** Chromium without a window: it needs less of the processor for each test. */
const shell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Debian's packages, in the order in which they are tried; not every release has the first. */
const packages = [shell, 'chromium']
const firefoxNames = ['firefox-esr', 'firefox']
const usualPaths: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
}

const playwrightLimitMs = 120_000
const aptLimitMs = 300_000

/** Path of a Chromium: named by a variable, found on disk, or installed now. Rejects with suggestions. */
export async function findBrowser(machine: Machine = thisMachine): Promise<string> {
  const { env, exists, playwrightPath, run } = machine
  const variable = variables.find((name) => env[name])
  if (variable) {
    const path = env[variable]!
    if (exists(path)) return path
    throw new Error(`${variable} names '${path}', which is not there. Correct it or unset it.`)
  }
  const onDisk = [...inPath(machine, [shell]), playwrightPath(), ...systemPaths(machine)].find(exists)
  if (onDisk) return onDisk
  await run('npx', ['playwright', 'install', 'chromium'], playwrightLimitMs)
  if (exists(playwrightPath())) return playwrightPath()
  if (machine.isRoot && exists('/etc/debian_version')) {
    const installed = await installWithApt(machine)
    if (installed) return installed
  }
  throw new Error(
    'No Chromium was found, and none could be installed. Do one of these:\n' +
      '  · set TIELINE_CHROMIUM to the path of a Chromium or Chrome\n' +
      '  · run `npx playwright install chromium`\n' +
      '  · install your system’s package, e.g. `sudo apt-get install chromium`',
  )
}

/** As findBrowser. Playwright drives a Firefox of its own only; this is the one that people use. */
export async function findFirefox(machine: Machine = thisMachine): Promise<string> {
  const { env, exists, isRoot } = machine
  const given = env['TIELINE_FIREFOX']
  if (given && exists(given)) return given
  if (given) throw new Error(`TIELINE_FIREFOX names '${given}', which is not there. Correct it or unset it.`)
  const onDisk = inPath(machine, firefoxNames).find(exists)
  if (onDisk) return onDisk
  const installed = isRoot && exists('/etc/debian_version') ? await installWithApt(machine, ['firefox-esr']) : null
  if (installed) return installed
  throw new Error('No Firefox was found. Set TIELINE_FIREFOX to the path of one.')
}

async function installWithApt(machine: Machine, wanted = packages): Promise<string | null> {
  const { exists, run } = machine
  if (!(await run('apt-get', ['update'], aptLimitMs))) return null
  for (const name of wanted) {
    await run('apt-get', ['install', '-y', name], aptLimitMs)
    const installed = inPath(machine, wanted).find(exists)
    if (installed) return installed
  }
  return null
}

const systemPaths = (machine: Machine) => [...inPath(machine, names), ...(usualPaths[machine.platform] ?? [])]

function inPath({ env, platform }: Machine, programs: readonly string[]): string[] {
  const folders = platform === 'win32' ? [] : (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return folders.flatMap((folder) => programs.map((name) => join(folder, name)))
}

export interface LaunchOptions {
  executablePath: string
  args: string[]
}

/** For root and in most CI Chromium has no sandbox; there it also uses no GPU and makes no requests of its own. */
export function launchOptions(
  path: string,
  { isRoot, env }: Pick<Machine, 'isRoot' | 'env'> = thisMachine,
): LaunchOptions {
  if (!isRoot && !env['CI']) return { executablePath: path, args: [] }
  return {
    executablePath: path,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}

const thisMachine: Machine = {
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  playwrightPath: () => chromium.executablePath(),
  run: (command, args, timeLimitMs) =>
    new Promise((resolve) => {
      const child = execFile(
        command,
        [...args],
        { timeout: timeLimitMs, shell: process.platform === 'win32' },
        (error) => resolve(error === null),
      )
      child.stderr?.pipe(process.stderr)
    }),
}
