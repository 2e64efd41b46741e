/** What `server.mjs` needs of the environment: the API's base address and your key. */
interface Env {
  API_URL?: string
  API_KEY?: string
}

export function createLinkToken(session?: object, env?: Env): Promise<string>
export function readStatus(linkToken: string, env?: Env): Promise<string>
