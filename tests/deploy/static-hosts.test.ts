/** Netlify, Cloudflare Pages and CloudFront cannot run here: their rules are read, and the function is run. */
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { deploymentFiles, exampleOrigins } from '../../scripts/deployment.ts'
import { cacheRules } from '../../scripts/security-headers.ts'

const files = deploymentFiles(exampleOrigins)

/** A pattern of both hosts: `*` is anything, `:name` is one part of a path. */
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`).test(path)

const site = ['/index.html', '/404.html', '/assets/main-Ab12.js', '/flows/connect.flow.json']
const rules = String(files['_redirects'])
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split(' ') as [from: string, to: string, status: string])

/** What is sent for a path, and its status. Netlify prefers files to rules, Cloudflare rules to files. */
function answerOf(path: string, prefers: 'files' | 'rules'): [file: string, status: number] {
  const file = path === '/' ? '/index.html' : path
  const exists = site.includes(file)
  const rule = rules.find(([from]) => matches(from, path))
  if (rule && !(exists && prefers === 'files')) return [rule[1], Number(rule[2])]
  return exists ? [file, 200] : ['/404.html', 404]
}

describe.each(['files', 'rules'] as const)('_redirects of a host that prefers %s', (prefers) => {
  it.each([
    ['/', '/index.html', 200],
    ['/consent', '/', 200],
    ['/error-token', '/', 200],
    ['/assets/main-Ab12.js', '/assets/main-Ab12.js', 200],
    ['/flows/connect.flow.json', '/flows/connect.flow.json', 200],
    ['/assets/missing-Ab12.js', '/404.html', 404],
    ['/flows/missing.flow.json', '/404.html', 404],
    ['/assets/', '/404.html', 404],
    ['/a/b', '/404.html', 404],
  ])('%s is %s with %i', (path, file, status) => {
    expect(answerOf(path, prefers)).toEqual([file, status])
  })

  it('has no rule that Cloudflare ignores as a loop', () => {
    expect(rules.filter(([from, to]) => /\/\*?$/.test(from) && /\/index(\.html)?$/.test(to))).toEqual([])
  })
})

describe('_headers', () => {
  const blocks = String(files['_headers'])
    .split(/\n(?=\/)/)
    .slice(1)
    .map((block) => block.split('\n'))
  const cacheOf = (path: string) =>
    blocks
      .filter(([pattern = '']) => matches(pattern, path))
      .flatMap((lines) => lines.flatMap((line) => /^ {2}cache-control: (.*)$/.exec(line)?.[1] ?? []))

  it.each([
    ['/', cacheRules['/']],
    ['/credentials', cacheRules['/']],
    ['/assets/main-Ab12.js', cacheRules['/assets/']],
    ['/flows/connect.flow.json', cacheRules['/flows/']],
  ])('%s has one rule: %s', (path, rule) => {
    expect(cacheOf(path)).toEqual([rule])
  })
})

describe('cloudfront-function.js', () => {
  const run = (uri: string): { uri?: string; statusCode?: number; headers?: object } =>
    runInNewContext(`${files['cloudfront-function.js']}; handler({ request: { uri: ${JSON.stringify(uri)} } })`)

  it.each([
    ['/', '/index.html'],
    ['/credentials', '/index.html'],
    ['/steps/of/a/flow', '/index.html'],
    ['/assets', '/index.html'],
    ['/assets/main-Ab12.js', '/assets/main-Ab12.js'],
    ['/assets/missing', '/assets/missing'],
    ['/flows/connect.flow.json', '/flows/connect.flow.json'],
    ['/.env', '/.env'],
    ['/studio/', '/studio/index.html'],
    ['/studio/files/connect.json', '/studio/files/connect.json'],
    ['/studio/missing', '/studio/missing'],
  ])('%s asks for %s', (uri, asked) => {
    expect(run(uri)).toEqual({ uri: asked })
  })

  it('/studio leads to /studio/', () => {
    expect(run('/studio')).toMatchObject({ statusCode: 308, headers: { location: { value: '/studio/' } } })
  })
})
