/** The folder from which the servers of browser tests serve the specification's flow (tests/support/servers.ts). */
const folder = process.env['TIELINE_FLOWS_ROOT']
if (folder === undefined) throw new Error('tests/support/servers.ts sets TIELINE_FLOWS_ROOT before the browser tests.')

export const flowsRoot = folder
