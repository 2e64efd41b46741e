/** The host pages of browser tests. */
import { fileURLToPath } from 'node:url'

export const repository = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** The folder of a built page. */
export const built = (name: string) => `${repository}/node_modules/.cache/host-pages/${name}`
