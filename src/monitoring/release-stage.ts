/** Development on localhost, production elsewhere (conformance 9.26). */
export type ReleaseStage = 'development' | 'production'

const local = ['localhost', '127.0.0.1', '[::1]']

/** @param hostname as `location.hostname` has it: lower case, without a port */
export const releaseStage = (hostname: string): ReleaseStage =>
  local.includes(hostname) ? 'development' : 'production'
