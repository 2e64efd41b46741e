/** What your server does: it creates a link token for each session, and learns afterwards what became of it. */
const { API_URL, API_KEY } = process.env

async function call(path, body) {
  const headers = { 'content-type': 'application/json', 'x-api-key': API_KEY }
  const response = await fetch(API_URL + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}
export const createLinkToken = async () => (await call('/link/token/create', {})).link_token
export const readStatus = async (linkToken) => (await call('/link/connection/status', { link_token: linkToken })).status
