/** What your server does: it creates a link token for each session, and learns afterwards what became of it. */
async function call({ API_URL, API_KEY }, path, body) {
  const headers = { 'content-type': 'application/json', 'x-api-key': API_KEY }
  const response = await fetch(API_URL + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}
export const createLinkToken = async (session = {}, env = process.env) =>
  (await call(env, '/link/token/create', session)).link_token
export const readStatus = async (link_token, env = process.env) =>
  (await call(env, '/link/connection/status', { link_token })).status
