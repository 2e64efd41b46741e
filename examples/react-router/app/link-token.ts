import { createLinkToken } from '../../server.mjs'

/** `POST /link-token`: runs on the server. */
export const action = async () => new Response(await createLinkToken())
