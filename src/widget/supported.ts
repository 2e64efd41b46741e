/**
 * Whether the browser has what the code is built for (docs/deploy.md names the versions). These functions stand for all
 * those of their years; tests/e2e/supported-browsers.spec.ts checks that the built files use no newer ones.
 */
export const isSupported = (): boolean =>
  [Object.hasOwn, [].at, ''.replaceAll, Promise.allSettled, window.structuredClone].every(Boolean)
