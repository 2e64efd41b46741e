/** Rules about what is written in vain: keys without a meaning, and names that nothing uses. */
import type { RuleWords } from './table.ts'

type Named = { name: string }

export const words = {
  'no-ineffective-keys': {
    'only-for-states': ({ key }: { key: string }) =>
      `"${key}" means nothing on a step that has states: each of them has its own. Move it there.`,
    'only-with-states': ({ key }: { key: string }) =>
      `"${key}" means nothing on a step without states. Add "states", or remove it.`,
    'status-without-poll': () => '"status" means nothing without a "poll". Add one, or remove it.',
    'when-off-path': ({ step }: { step: string }) =>
      `The "when" of '${step}' means nothing, because the step is not on the path. Put the step on the path, or remove "when".`,
    'history-without-route': () =>
      '"history" means nothing without a "route": the address stays as it is. Add one, or remove it.',
    'back-beside-handler': () => '"back" means nothing beside a handler of BACK, which wins. Keep one of them.',
    'timeout-without-repeat': () => '"timeoutMs" means nothing for what is read once. Add "everyMs", or remove it.',
    'to-beside-do': () => '"to" means nothing beside "do": "onDone" and "onError" decide what follows. Remove it.',
    /** `known`: what the condition may look at. */
    'unknown-there': ({ path, known }: { path: string; known: readonly ('inputs' | 'data')[] }) =>
      `The condition looks at '${path}', of which nothing is known where it is used. Look at ${known.join(' and ')} alone.`,
    'not-for-variants': ({ key }: { key: string }) =>
      `A variant can't change "${key}", which stands for all clients. Change it there.`,
  },
  'unused-names': {
    'unused-condition': ({ name }: Named) => `Nothing uses the condition '${name}'. Use it, or remove it.`,
    'unused-input': ({ name }: Named) => `Nothing reads the input '${name}'. Use it, or remove it.`,
    'unused-field': ({ name }: Named) => `Nothing uses the data field '${name}'. Use it, or remove it.`,
    'never-read': ({ name }: Named) =>
      `'${name}' is set, but nothing reads it. Use it, or remove it with the rules that set it.`,
    'never-set': ({ name }: Named) =>
      `'${name}' is never set, so it keeps its first value. Set it, or remove it with the conditions that read it.`,
    'never-set-value': ({ name, value }: Named & { value: string }) =>
      `'${name}' is never set to '${value}'. Set it, or remove the value.`,
    'never-set-compared-value': ({ name, value }: Named & { value: string }) =>
      `'${name}' is never set to '${value}', though a condition compares it with this value. Set it.`,
    'never-opened': ({ name }: Named) =>
      `'${name}' is never opened: another overlay opens on the same event. Use it, or remove it.`,
  },
} satisfies RuleWords
