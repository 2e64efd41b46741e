import { describe, expect, it } from 'vitest'
import { findBrowser, findFirefox, launchOptions, type Machine } from '../../scripts/find-browser.ts'

const own = '/cache/playwright/chrome'

interface Case {
  says: string
  /** Default: findBrowser. */
  search?: typeof findBrowser
  files?: string[]
  machine?: Partial<Machine>
  /** What a command leaves on disk; a command that is not listed fails. */
  installs?: Record<string, string[]>
  found: string | RegExp
  commands?: string[]
}

const npx = 'npx playwright install chromium'
const apt = 'apt-get install -y chromium'
const aptShell = 'apt-get install -y chromium-headless-shell'
const shell = '/usr/bin/chromium-headless-shell'
const debian = '/etc/debian_version'

const cases: readonly Case[] = [
  {
    says: 'the variable comes first',
    files: ['/opt/own', own],
    machine: { env: { TIELINE_CHROMIUM: '/opt/own', CHROME_PATH: '/opt/other' } },
    found: '/opt/own',
  },
  {
    says: 'the second variable',
    files: ['/opt/own'],
    machine: { env: { CHROME_PATH: '/opt/own' } },
    found: '/opt/own',
  },
  {
    says: 'a variable that leads nowhere is an error, even with a browser on disk',
    files: [own],
    machine: { env: { TIELINE_CHROMIUM: '/opt/gone' } },
    found: /TIELINE_CHROMIUM names '\/opt\/gone'/,
  },
  { says: "Playwright's own before the system's", files: [own, '/usr/bin/chromium'], found: own },
  { says: 'the one without a window before all others', files: [own, '/usr/bin/chromium', shell], found: shell },
  { says: 'the system’s', files: ['/usr/bin/google-chrome'], found: '/usr/bin/google-chrome' },
  {
    says: 'an application of macOS',
    files: ['/Applications/Chromium.app/Contents/MacOS/Chromium'],
    machine: { platform: 'darwin' },
    found: '/Applications/Chromium.app/Contents/MacOS/Chromium',
  },
  {
    says: 'a program of Windows',
    files: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
    machine: { platform: 'win32' },
    found: 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  },
  { says: 'Playwright installs it', installs: { [npx]: [own] }, found: own, commands: [npx] },
  {
    says: 'Debian installs it for root',
    files: [debian],
    machine: { isRoot: true },
    installs: { 'apt-get update': [], [aptShell]: [shell] },
    found: shell,
    commands: [npx, 'apt-get update', aptShell],
  },
  {
    says: 'a Debian that has no package of the one without a window',
    files: [debian],
    machine: { isRoot: true },
    installs: { 'apt-get update': [], [apt]: ['/usr/bin/chromium'] },
    found: '/usr/bin/chromium',
    commands: [npx, 'apt-get update', aptShell, apt],
  },
  {
    says: 'nothing is installed from lists that could not be read',
    files: [debian],
    machine: { isRoot: true },
    found: /No Chromium/,
    commands: [npx, 'apt-get update'],
  },
  { says: 'apt is not for other users', files: [debian], found: /npx playwright install chromium/, commands: [npx] },
  { says: 'apt is not for other systems', machine: { isRoot: true }, found: /TIELINE_CHROMIUM/, commands: [npx] },
  { says: 'Firefox of the system', search: findFirefox, files: ['/usr/bin/firefox'], found: '/usr/bin/firefox' },
  {
    says: 'Firefox of Debian, for root',
    search: findFirefox,
    files: [debian],
    machine: { isRoot: true },
    installs: { 'apt-get update': [], 'apt-get install -y firefox-esr': ['/usr/bin/firefox-esr'] },
    found: '/usr/bin/firefox-esr',
    commands: ['apt-get update', 'apt-get install -y firefox-esr'],
  },
  {
    says: 'a Firefox that is not where the variable says',
    search: findFirefox,
    machine: { env: { TIELINE_FIREFOX: '/opt/gone' } },
    found: /TIELINE_FIREFOX names '\/opt\/gone'/,
  },
  { says: 'no Firefox', search: findFirefox, found: /No Firefox was found/ },
]

describe('findBrowser', () => {
  it.each(cases)(
    '$says',
    async ({ search: find = findBrowser, files = [], machine = {}, installs = {}, found, commands = [] }) => {
      const disk = new Set(files)
      const ran: string[] = []
      const search = find({
        platform: 'linux',
        isRoot: false,
        exists: (path) => disk.has(path),
        playwrightPath: () => own,
        run: async (command, args) => {
          const line = [command, ...args].join(' ')
          ran.push(line)
          for (const path of installs[line] ?? []) disk.add(path)
          return line in installs
        },
        ...machine,
        env: { PATH: '/usr/local/bin:/usr/bin', ...machine.env },
      })
      if (typeof found === 'string') await expect(search).resolves.toBe(found)
      else await expect(search).rejects.toThrow(found)
      expect(ran).toEqual(commands)
    },
  )
})

describe('launchOptions', () => {
  it.each([
    { isRoot: false, env: {}, sandboxed: true },
    { isRoot: true, env: {}, sandboxed: false },
    { isRoot: false, env: { CI: 'true' }, sandboxed: false },
  ])('root $isRoot, environment $env', ({ sandboxed, ...machine }) => {
    const { executablePath, args } = launchOptions('/usr/bin/chromium', machine)
    expect(executablePath).toBe('/usr/bin/chromium')
    expect(args.includes('--no-sandbox')).toBe(!sandboxed)
  })
})
