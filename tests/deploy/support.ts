/** Real web servers with the configurations of deploy/, on free ports. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { deploymentFiles } from '../../scripts/deployment.ts'
import type { Origins } from '../../scripts/security-headers.ts'

export interface WebServer {
  url: string
  stop: () => Promise<void>
}

interface Program {
  /** Name of the program and of Debian's package. */
  name: 'nginx' | 'caddy'
  args: (folder: string) => string[]
  /** The configuration for a test: another port, folder and place of temporary files. */
  configure: (folder: string, port: number, files: Readonly<Record<string, string>>) => void
}

const inFolder = (text: string | undefined, folder: string, port: number) =>
  String(text).replaceAll('8080', String(port)).replaceAll('/srv/tieline', join(folder, 'site'))

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

export const programs: readonly Program[] = [
  {
    name: 'nginx',
    args: (folder) => ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'],
    configure: (folder, port, files) => {
      const paths = temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n')
      writeFileSync(
        join(folder, 'nginx.conf'),
        `daemon off;\npid ${join(folder, 'nginx.pid')};\nevents {}\nhttp {\naccess_log off;\n${paths}\n` +
          `types { text/html html; text/css css; application/javascript js; application/json json; }\n` +
          `${inFolder(files['nginx.conf'], folder, port)}}\n`,
      )
    },
  },
  {
    name: 'caddy',
    args: (folder) => ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
    configure: (folder, port, files) =>
      writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${inFolder(files['Caddyfile'], folder, port)}`),
  },
]

/** Path of a program; where it is missing, Debian's root installs it. null: it can't be had here. */
export function findProgram(name: string): string | null {
  const find = () =>
    [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/bin']
      .map((folder) => join(folder, name))
      .find(existsSync) ?? null
  if (find() === null && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const quiet = { stdio: 'ignore', timeout: 240_000 } as const
    try {
      execFileSync('apt-get', ['update'], quiet)
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], quiet)
    } catch {
      // Without it the tests say that they were skipped.
    }
  }
  return find()
}

/** @param site files by their path in the folder that is served */
export async function startProgram(
  { args, configure }: Program,
  path: string,
  origins: Origins,
  site: Readonly<Record<string, string>>,
): Promise<WebServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tieline-deploy-'))
  // nginx started by root reads the files as another user.
  chmodSync(folder, 0o755)
  for (const [file, text] of Object.entries(site)) {
    const target = join(folder, 'site', file)
    mkdirSync(join(target, '..'), { recursive: true })
    writeFileSync(target, text)
  }
  const port = await freePort()
  configure(folder, port, deploymentFiles(origins))
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(path, args(folder), { stdio: ['ignore', 'ignore', 'pipe'], env })
  const url = `http://localhost:${port}`
  await untilReady(child, url)
  return { url, stop: () => stop(child) }
}

/** Resolves when the server answers; rejects with what it printed if it ends before. */
async function untilReady(child: ChildProcess, url: string): Promise<void> {
  let printed = ''
  let ended = false
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  child.once('exit', () => {
    ended = true
  })
  while (!ended) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    )
    if (answered) return
  }
  throw new Error(`The server ended: ${printed}`)
}

const stop = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.kill()
  })

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
