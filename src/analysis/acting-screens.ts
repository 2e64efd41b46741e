/** On which screens the settings and options of a flow have an effect: tests compare this with the code of the screens. */
import type { FlowOptions, ScreenName, Settings } from '../generated/flow.types.ts'

/** A delay acts on none: it acts where the flow names it. */
export const screensOfSetting: Readonly<Record<keyof Settings, readonly ScreenName[]>> = {
  searchMinLength: ['select-source'],
  searchBoxMinSources: ['select-source'],
  searchDebounceMs: ['select-source'],
  loadingMessageEveryMs: ['progress', 'waiting'],
  loadedDelayMs: [],
  connectedDelayMs: [],
  consentLogoDelayMs: ['consent'],
  successReplayFrame: ['success'],
  successReplayAfterMs: ['success'],
  manualAccountRows: ['select-account'],
}

export const screensOfOption: Readonly<Record<keyof FlowOptions, readonly ScreenName[]>> = {
  shared: ['consent'],
  timeline: ['progress', 'waiting'],
  explanations: ['credentials', 'select-account'],
  causes: ['error-try-again', 'error-submit-email'],
  receipt: ['success'],
  search: ['select-source'],
  remember: ['select-source', 'success'],
  notices: ['select-source', 'credentials'],
  signInLinks: ['credentials'],
  phone: ['continue-on-phone'],
}
