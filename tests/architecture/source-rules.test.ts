/** Examples that break each source rule, and examples that every rule accepts. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allow, hostPosters, inspect, type Source } from './sources.ts'
import { readWords } from './words.ts'

const words = readWords(join(import.meta.dirname, '../..'))

describe('source rules', () => {
  const rulesBroken = (path: string, text: string) => inspect({ path, text }, words).map(({ rule }) => rule)

  const broken: readonly [rule: string, path: string, text: string][] = [
    ['network access outside api', 'src/screens/consent.tsx', "fetch('/x')"],
    ['network access outside api', 'src/session/calls.ts', 'const send = window.fetch.bind(window)'],
    ['network access outside api', 'src/ui/logo.tsx', 'const request = new XMLHttpRequest()'],
    ['network access outside api', 'src/widget/main.tsx', "navigator.sendBeacon('/x')"],
    ['no evaluation', 'src/flow/conditions.ts', "eval('1')"],
    ['no evaluation', 'src/forms/check.ts', "export const f = new Function('return 1')"],
    ['no markup from text', 'src/ui/text.tsx', 'export const T = () => <b dangerouslySetInnerHTML={{ __html: x }} />'],
    ['no markup from text', 'src/ui/text.tsx', 'element.innerHTML = text'],
    ['no browser storage', 'src/widget/token.ts', "localStorage.setItem('token', token)"],
    ['no browser storage', 'src/session/session.ts', "window.sessionStorage.getItem('a')"],
    ['no browser storage', 'src/demo/main.ts', 'document.cookie = token'],
    ['no message to any origin', 'src/session/session.ts', "parent.postMessage(result, '*')"],
    ['no message to any origin', 'src/demo/main.ts', "frame.postMessage(step, { targetOrigin: '*' })"],
    ['no step name in a screen', 'src/screens/consent.tsx', "if (step === 'enterCredentials') leave()"],
    ['no step name in a screen', 'src/screens/consent.tsx', "const to = 'enterCredentials.mfa-question'"],
    ['no step name in a screen', 'src/screens/registry.ts', 'const pages = { addSource: Page }'],
    ['no step name in a screen', 'src/screens/consent.tsx', "send({ type: 'NEXT', to: '@next' })"],
    ['no step name in code', 'src/engine/transition.ts', "if (at.step === 'selectSource') leave()"],
    ['no status in code', 'src/session/polling.ts', "if (status === 'MfaQuestion') stop()"],
    [
      'no status in code',
      'src/screens/confirm-exit.tsx',
      'const isOn = (status) => /^(New|MfaQuestion)$/.test(status)',
    ],
    ['no status in code', 'src/engine/transition.ts', 'const table = { AccountSelection: 1 }'],
    ['no duration in code', 'src/session/polling.ts', 'const everyMs = 2000'],
    ['no duration in code', 'src/engine/apply.ts', 'const limitMs = 4 * 60 * 1000'],
    ['no untranslated text', 'src/screens/consent.tsx', 'const t = <h1>Welcome</h1>'],
    ['no untranslated text', 'src/screens/consent.tsx', "const t = <p>{busy ? 'Saving' : null}</p>"],
    ['no untranslated text', 'src/ui/header.tsx', 'const t = <button aria-label="Close" />'],
    ['no English control', 'src/studio/page/header.tsx', 'const t = <button>Undo</button>'],
    ['no untranslated text', 'src/widget/page.tsx', 'const t = <img alt={"Logo of " + name} />'],
    ['no inspected sentence', 'src/lint/rules/shape.ts', "if (problem.message.includes('is missing')) skip()"],
    ['no inspected sentence', 'src/lint/rules/shape.ts', '/^Did you mean/.test(hint)'],
    ['no inspected sentence', 'src/lint/rules/shape.ts', 'const [, name] = /(.+)/.exec(message) ?? []'],
    ['no inspected sentence', 'src/cli/run.ts', "if (error.message === 'no start') stop()"],
    ['no inspected sentence', 'src/analysis/model.ts', "text.startsWith('There is no step')"],
    ['no inspected sentence', 'src/diff/events.ts', 'const same = all.filter((each) => each.sentence === sentence)'],
    ['no inspected sentence', 'src/diff/events.ts', 'const clients = bySentence.get(words)'],
    ['no inspected sentence', 'src/diff/events.ts', 'seen.add(finding.message)'],
    ['no inspected sentence', 'src/map/rows.ts', 'const row = rows[sentence]'],
    ['no inspected sentence', 'src/map/rows.ts', "const [subject] = words.split(' ')"],
    ['no inspected sentence', 'src/map/rows.ts', 'switch (change.sentence) {}'],
    ['no pointer built or read by hand', 'src/flow/places.ts', `const goal = \`\${pointer}/to\``],
    ['no pointer built or read by hand', 'src/flow/places.ts', `report(\`\${rule.pointer}/set/\${field}\`)`],
    ['no pointer built or read by hand', 'src/diff/tests.ts', `const at = \`/steps/\${name}\``],
    ['no pointer built or read by hand', 'src/sandbox/check.ts', "const at = error.instancePath + '/name'"],
    ['no pointer built or read by hand', 'src/api/response.ts', "const key = name.replace(/~/g, '~0')"],
    ['no pointer built or read by hand', 'src/lint/mistakes.ts', "const keys = problem.pointer.split('/')"],
    [
      'no pointer built or read by hand',
      'src/lint/mistakes.ts',
      "const above = pointer.slice(0, pointer.lastIndexOf('/'))",
    ],
    ['no pointer built or read by hand', 'src/flow/place.ts', "const screen = pointer.replace(/on$/, 'screen')"],
    [
      'no pointer built or read by hand',
      'src/widget/config.ts',
      'const isOurs = /^\\/monitoring/.test(problem.pointer)',
    ],
    ['no pointer built or read by hand', 'src/forms/check.ts', 'const key = instancePath.slice(1)'],
    ['file length', 'src/ui/long.ts', 'void 0\n'.repeat(201)],
  ]
  it.each(broken)('%s: found in %s with %j', (rule, path, text) => {
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
    ['src/diff/who.ts', "if (words === null || sentence !== '') print(words)"],
    ['src/messages/outgoing.ts', 'const action = actions[message]; kinds.get(message.key)'],
    ['src/cli/arguments.ts', "if (text.startsWith('--')) readOption(text)"],
    ['src/pointer/index.ts', `const child = \`\${pointer}/\${key.replace(/~/g, '~0')}\``],
    ['src/monitoring/start.ts', `const endpoint = \`\${base}/notify/\${name}\``],
    ['src/sandbox/logos.ts', `const address = \`/logos/\${key}.svg\``],
    ['src/flow/places.ts', "const goal = childPointer(pointer, 'to')"],
    ['src/diff/rows.ts', 'const next = at.slice(1)'],
    ['src/ui/full.ts', 'void 0\n'.repeat(200)],
    ['src/generated/long.ts', 'void 0\n'.repeat(201)],
  ]
  it.each(sound)('%s may contain %j', (path, text) => {
    expect(rulesBroken(path, text)).toEqual([])
  })

  it('only the known files of the widget may post messages', () => {
    const post = 'parent.postMessage(body, target)'
    const sources = ['host.ts', 'other.ts'].map((name): Source => ({ path: `src/widget/${name}`, text: post }))
    expect(hostPosters(sources).map(({ at }) => at)).toEqual(['src/widget/other.ts'])
  })

  it('an allowance covers one rule in one file, and is reported once nothing needs it', () => {
    const allowances = [{ rule: 'no evaluation', file: 'src/ui/a.ts', because: 'a test' }]
    const here = inspect({ path: 'src/ui/a.ts', text: "eval('1')" }, words)
    const there = inspect({ path: 'src/ui/b.ts', text: "eval('1')" }, words)
    expect(allow(here, allowances)).toEqual([])
    expect(allow(there, allowances).map(({ at }) => at)).toEqual(['src/ui/b.ts:1', 'src/ui/a.ts'])
  })
})
