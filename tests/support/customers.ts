/** Variants of the flow `connect` as customers have them: each differs in one to ten places. */

const overrides: readonly ((index: number) => object)[] = [
  (index) => ({ settings: { searchMinLength: 4 + (index % 3) } }),
  (index) => ({ steps: { enterCredentials: { poll: { timeoutMs: 60_000 + 1000 * index } } } }),
  () => ({ inputs: { showConsent: { default: false } } }),
  () => ({ settings: { searchBoxMinSources: 12 } }),
  (index) => ({ settings: { searchDebounceMs: 300 + index } }),
  () => ({ settings: { loadingMessageEveryMs: 20_000 } }),
  () => ({ settings: { loadedDelayMs: 400 } }),
  () => ({ settings: { connectedDelayMs: 700 } }),
  () => ({ inputs: { allowDocumentUpload: { default: true } } }),
  () => ({ settings: { manualAccountRows: 5 } }),
]

/** The same for the same numbers. `changes`: 1 to 10. */
export function customer(index: number, changes: number) {
  const merge = overrides.slice(0, changes).reduce<object>((all, make) => deepMerge(all, make(index)), {})
  return { extends: 'connect', name: `customer-${String(index).padStart(2, '0')}`, merge }
}

function deepMerge(a: object, b: object): object {
  const known = a as Record<string, unknown>
  const entries = Object.entries(b).map(([key, value]) => {
    const before = known[key]
    return [key, typeof before === 'object' && before !== null ? deepMerge(before, value as object) : value]
  })
  return { ...a, ...Object.fromEntries(entries) }
}
