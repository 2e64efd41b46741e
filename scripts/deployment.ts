/**
 * `npm run deployment -- --connect <origins> --images <origins> --hosts <origins> [--out <folder>]`: the configuration of
 * a web server for the widget (docs/deploy.md). Lists are separated by commas.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { caddyConfiguration } from './deployment/caddy.ts'
import { nginxConfiguration } from './deployment/nginx.ts'
import {
  cloudFrontFunction,
  cloudFrontPolicy,
  headersFile,
  notFoundPage,
  redirectsFile,
  studioHeadersFile,
} from './deployment/static-hosts.ts'
import { besideWidget, type Origins, securityHeaders, studioHeaders } from './security-headers.ts'

const exampleHosts = ['https://app.example.com']

/** The studio lies beside the widget, on its origin, and shows it in a frame. */
const ancestorsOf = (hosts: readonly string[]) => ["'self'", ...hosts]

/** The origins of the committed examples. */
export const exampleOrigins: Origins = {
  connect: ['https://api.example.com'],
  images: ['https://logos.example.com'],
  ancestors: ancestorsOf(exampleHosts),
}

/** Text of each file by its name. */
export const deploymentFiles = (origins: Origins): Readonly<Record<string, string>> => ({
  'nginx.conf': nginxConfiguration(origins),
  Caddyfile: caddyConfiguration(origins),
  _headers: headersFile(origins),
  _redirects: redirectsFile,
  '404.html': notFoundPage,
  'studio/_headers': studioHeadersFile(),
  'cloudfront-policy.json': cloudFrontPolicy('tieline-widget', 'Headers of the widget', securityHeaders(origins)),
  'cloudfront-studio-policy.json': cloudFrontPolicy(
    'tieline-studio',
    'Headers of the studio',
    studioHeaders(besideWidget),
  ),
  'cloudfront-function.js': cloudFrontFunction,
})

export function writeDeployment(origins: Origins, out: string): void {
  for (const [name, text] of Object.entries(deploymentFiles(origins))) {
    const path = join(out, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

function main() {
  const list = { type: 'string' } as const
  const { values } = parseArgs({ options: { connect: list, images: list, hosts: list, out: list } })
  const read = (text: string | undefined, otherwise: readonly string[]) => text?.split(',') ?? otherwise
  const connect = read(values.connect, exampleOrigins.connect)
  const images = read(values.images, exampleOrigins.images)
  const hosts = read(values.hosts, exampleHosts)
  const unusable = [connect, images, hosts]
    .flat()
    .filter((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)
  if (unusable.length > 0) {
    console.error(`Not an origin: ${unusable.join(', ')}. Write it as in https://api.example.com, without a path.`)
    process.exitCode = 2
    return
  }
  writeDeployment({ connect, images, ancestors: ancestorsOf(hosts) }, values.out ?? 'deploy')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
