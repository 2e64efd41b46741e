/** Starts the error and the performance service with one key (specification sections 8 and 9). */
import Bugsnag from '@bugsnag/browser'
import performance from '@bugsnag/browser-performance'
import type { Config } from '../generated/config.types.ts'
import { releaseStage } from './release-stage.ts'
import { scrubEvent } from './scrub.ts'
import { createMeasure, isTold } from './spans.ts'

export interface Monitoring {
  /** Whatever was thrown and nobody caught; nothing, for a stranger's script, is not told. */
  report: (thrown: unknown) => void
}

/** Failures of delivery concern nobody who looks at this page: ad blockers cause most of them. */
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/** What a checked configuration has; the key is asked for again here, because nothing works without it. */
interface Configured {
  monitoring?: Partial<NonNullable<Config['monitoring']>>
}

/** Rejects with an error that names `monitoring.projectKey` where it is missing or empty (specification section 8). */
export async function startMonitoring(
  { monitoring }: Configured,
  { location }: Pick<Window, 'location'>,
): Promise<Monitoring> {
  const apiKey = monitoring?.projectKey?.trim()
  if (!apiKey) throw new Error('monitoring.projectKey is missing or empty. Give it the key of the monitoring project.')
  const { errors, spans } = addresses(monitoring?.endpoint)
  const { origin, hostname } = location
  const both = {
    apiKey,
    releaseStage: releaseStage(hostname),
    // Specification section 3: an anonymous device id in local storage, one for both.
    generateAnonymousId: true,
  }

  const client = Bugsnag.createClient({
    ...both,
    ...errors,
    logger: null,
    // The widget listens from its first moment and calls `report`.
    autoDetectErrors: false,
    autoTrackSessions: false,
    enabledBreadcrumbTypes: [],
    collectUserIp: false,
    // Would read the page's HTML and wrap its timers and listeners.
    trackInlineScripts: false,
    // Callbacks and the library itself may still add to the event, so it is scrubbed as it turns into JSON.
    onError: (event) => {
      Object.assign(event, { toJSON: () => scrubEvent(event, origin) })
    },
  })

  performance.start({
    ...both,
    ...spans,
    logger: silent,
    serviceName: 'link-widget',
    // Steps replace their history entry, which the library doesn't see; what it would see is the back button alone.
    autoInstrumentRouteChanges: false,
    // The address holds the token, the title the source's name.
    sendPageAttributes: { url: false, title: false, referrer: false },
    // A status is asked for every two seconds: a hundred spans that say nothing.
    autoInstrumentNetworkRequests: false,
    networkRequestCallback: createMeasure(origin),
    onSpanEnd: [isTold],
  })

  return {
    report: (thrown) => {
      if (thrown === null || thrown === undefined) return
      client.notify(thrown as Error, (event) => {
        event.unhandled = true
        event.severity = 'error'
      })
    },
  }
}

/** The services' own addresses unless there is a relay. */
function addresses(endpoint: string | undefined) {
  if (endpoint === undefined) return {}
  const base = endpoint.replace(/\/+$/, '')
  return {
    errors: { endpoints: { notify: `${base}/notify`, sessions: `${base}/sessions` } },
    spans: { endpoint: `${base}/v1/traces` },
  }
}
