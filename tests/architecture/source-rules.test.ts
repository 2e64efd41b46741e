/** Each source rule broken once and more, and what it lets pass. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allow, hostDoors, inspect, type Source } from './sources.ts'
import { readWords } from './words.ts'

const words = readWords(join(import.meta.dirname, '../..'))

describe('source rules', () => {
  const rulesBroken = (path: string, text: string) => inspect({ path, text }, words).map(({ rule }) => rule)

  const broken: readonly [rule: string, path: string, text: string][] = [
    ['one door to the network', 'src/screens/consent.tsx', "fetch('/x')"],
    ['one door to the network', 'src/session/calls.ts', 'const send = window.fetch.bind(window)'],
    ['one door to the network', 'src/ui/logo.tsx', 'const request = new XMLHttpRequest()'],
    ['one door to the network', 'src/widget/main.tsx', "navigator.sendBeacon('/x')"],
    ['no evaluation', 'src/flow/conditions.ts', "eval('1')"],
    ['no evaluation', 'src/forms/check.ts', "export const f = new Function('return 1')"],
    ['no markup from text', 'src/ui/text.tsx', 'export const T = () => <b dangerouslySetInnerHTML={{ __html: x }} />'],
    ['no markup from text', 'src/ui/text.tsx', 'element.innerHTML = text'],
    ['nothing is stored', 'src/widget/token.ts', "localStorage.setItem('token', token)"],
    ['nothing is stored', 'src/session/session.ts', "window.sessionStorage.getItem('a')"],
    ['nothing is stored', 'src/demo/main.ts', 'document.cookie = token'],
    ['messages have an address', 'src/session/session.ts', "parent.postMessage(result, '*')"],
    ['messages have an address', 'src/demo/main.ts', "frame.postMessage(step, { targetOrigin: '*' })"],
    ['a screen knows no step', 'src/screens/consent.tsx', "if (step === 'enterCredentials') leave()"],
    ['a screen knows no step', 'src/screens/consent.tsx', "const to = 'enterCredentials.mfa-question'"],
    ['a screen knows no step', 'src/screens/registry.ts', 'const pages = { addSource: Page }'],
    ['a screen knows no step', 'src/screens/consent.tsx', "send({ type: 'NEXT', to: '@next' })"],
    ['code knows no step', 'src/engine/transition.ts', "if (at.step === 'selectSource') leave()"],
    ['code knows no status', 'src/session/polling.ts', "if (status === 'MfaQuestion') stop()"],
    ['code knows no status', 'src/engine/transition.ts', 'const table = { AccountSelection: 1 }'],
    ['code sets no pace', 'src/session/polling.ts', 'const everyMs = 2000'],
    ['code sets no pace', 'src/engine/apply.ts', 'const limitMs = 4 * 60 * 1000'],
    ['words are translated', 'src/screens/consent.tsx', 'const t = <h1>Welcome</h1>'],
    ['words are translated', 'src/screens/consent.tsx', "const t = <p>{busy ? 'Saving' : null}</p>"],
    ['words are translated', 'src/ui/header.tsx', 'const t = <button aria-label="Close" />'],
    ['words are translated', 'src/widget/page.tsx', 'const t = <img alt={"Logo of " + name} />'],
    ['sentences are no data', 'src/lint/rules/shape.ts', "if (problem.message.includes('is missing')) skip()"],
    ['sentences are no data', 'src/lint/rules/shape.ts', '/^Did you mean/.test(hint)'],
    ['sentences are no data', 'src/lint/rules/shape.ts', 'const [, name] = /(.+)/.exec(message) ?? []'],
    ['sentences are no data', 'src/cli/run.ts', "if (error.message === 'no start') stop()"],
    ['sentences are no data', 'src/analysis/model.ts', "text.startsWith('There is no step')"],
    ['one idea per file', 'src/ui/long.ts', 'void 0\n'.repeat(201)],
  ]
  it.each(broken)('%s: %s says %j', (rule, path, text) => {
    expect(rulesBroken(path, text)).toContain(rule)
  })

  const sound: readonly [path: string, text: string][] = [
    ['src/api/client.ts', 'const send = options.fetch ?? globalThis.fetch.bind(globalThis)'],
    ['src/session/reads.ts', 'queries.fetchQuery(read)'],
    ['src/session/calls.ts', 'type Send = typeof globalThis.fetch; interface Options { fetch?: Send }'],
    ['src/sandbox/app.ts', "fetch('/x')"],
    ['src/screens/captcha.tsx', "const key = 'captcha'"],
    ['src/screens/registry.ts', "const pages = { 'select-account': Page, success: Page }"],
    ['src/session/calls.ts', 'const calls = { addSource: send }'],
    ['src/preview/sample.ts', "const step = 'enterCredentials.mfa-question'"],
    ['src/widget/host.ts', "parent.postMessage(body, '*')"],
    ['src/ui/dots.tsx', "const t = <p>{' · '}{t('consent.heading')}&nbsp;5</p>"],
    ['src/screens/consent.tsx', 'const t = <Field label="captcha.label" className="wide" />'],
    ['src/session/session.ts', "if (effect.message === 'success') notify()"],
    ['src/lint/rules/shape.ts', "const message = 'There is no step.'; report(pointer, message)"],
    ['src/cli/arguments.ts', "if (text.startsWith('--')) readOption(text)"],
    ['src/ui/full.ts', 'void 0\n'.repeat(200)],
    ['src/generated/long.ts', 'void 0\n'.repeat(201)],
  ]
  it.each(sound)('%s may say %j', (path, text) => {
    expect(rulesBroken(path, text)).toEqual([])
  })

  it('a second door to the host', () => {
    const post = 'parent.postMessage(body, target)'
    const sources = ['host.ts', 'other.ts'].map((name): Source => ({ path: `src/widget/${name}`, text: post }))
    expect(hostDoors(sources.slice(0, 1))).toEqual([])
    expect(hostDoors(sources)).toHaveLength(2)
  })

  it('an allowance covers one rule in one file, and is reported once nothing needs it', () => {
    const allowances = [{ rule: 'no evaluation', file: 'src/ui/a.ts', because: 'a test' }]
    const here = inspect({ path: 'src/ui/a.ts', text: "eval('1')" }, words)
    const there = inspect({ path: 'src/ui/b.ts', text: "eval('1')" }, words)
    expect(allow(here, allowances)).toEqual([])
    expect(allow(there, allowances).map(({ at }) => at)).toEqual(['src/ui/b.ts:1', 'src/ui/a.ts'])
  })
})
