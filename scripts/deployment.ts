/**
 * `npm run deployment -- --connect <origins> --images <origins> --hosts <origins> [--out <folder>]`: the configuration of
 * a web server for the widget (docs/deploy.md). Lists are separated by commas.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { caddyConfiguration } from './deployment/caddy.ts'
import { nginxConfiguration } from './deployment/nginx.ts'
import { cloudFrontFunction, cloudFrontPolicy, headersFile, redirectsFile } from './deployment/static-hosts.ts'
import type { Origins } from './security-headers.ts'

/** The origins of the committed examples. */
export const exampleOrigins: Origins = {
  connect: ['https://api.example.com'],
  images: ['https://logos.example.com'],
  ancestors: ['https://app.example.com'],
}

/** Text of each file by its name. */
export const deploymentFiles = (origins: Origins): Readonly<Record<string, string>> => ({
  'nginx.conf': nginxConfiguration(origins),
  Caddyfile: caddyConfiguration(origins),
  _headers: headersFile(origins),
  _redirects: redirectsFile,
  'cloudfront-policy.json': cloudFrontPolicy(origins),
  'cloudfront-function.js': cloudFrontFunction,
})

export function writeDeployment(origins: Origins, out: string): void {
  mkdirSync(out, { recursive: true })
  for (const [name, text] of Object.entries(deploymentFiles(origins))) writeFileSync(join(out, name), text)
}

function main() {
  const list = { type: 'string' } as const
  const { values } = parseArgs({ options: { connect: list, images: list, hosts: list, out: list } })
  const read = (text: string | undefined, otherwise: readonly string[]) => text?.split(',') ?? otherwise
  const origins = {
    connect: read(values.connect, exampleOrigins.connect),
    images: read(values.images, exampleOrigins.images),
    ancestors: read(values.hosts, exampleOrigins.ancestors),
  }
  const unusable = Object.values(origins)
    .flat()
    .filter((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)
  if (unusable.length > 0) {
    console.error(`Not an origin: ${unusable.join(', ')}. Write it as in https://api.example.com, without a path.`)
    process.exitCode = 2
    return
  }
  writeDeployment(origins, values.out ?? 'deploy')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
