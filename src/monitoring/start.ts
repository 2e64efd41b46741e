/** Starts the error and the performance service with one key (conformance 9.22). */
import Bugsnag from '@bugsnag/browser'
import performance from '@bugsnag/browser-performance'
import type { Config } from '../generated/config.types.ts'
import { releaseStage } from './release-stage.ts'
import { scrubEvent } from './scrub.ts'
import { createLabeller, createMeasure, isMeasured, type SessionFlow } from './spans.ts'

export interface Monitoring {
  /** Reports an uncaught error. Null, which browsers pass for a script of another origin, is ignored. */
  report: (thrown: unknown) => void
  /** Reports a problem that the widget could work around. */
  warn: (problem: Error) => void
}

/** Delivery failures are not logged: most are caused by ad blockers. */
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/** @param flow of the session, as soon as it is known */
export function startMonitoring(
  { projectKey, endpoint }: NonNullable<Config['monitoring']>,
  { location }: Pick<Window, 'location'>,
  flow: () => SessionFlow | null,
): Monitoring {
  const { errors, spans } = addresses(endpoint)
  const { origin, hostname } = location
  const both = {
    apiKey: projectKey.trim(),
    releaseStage: releaseStage(hostname),
    // One anonymous device id in local storage for both (conformance 3.24).
    generateAnonymousId: true,
  }

  const client = Bugsnag.createClient({
    ...both,
    ...errors,
    logger: null,
    // The widget listens itself, from its start, and calls `report`.
    autoDetectErrors: false,
    autoTrackSessions: false,
    enabledBreadcrumbTypes: [],
    collectUserIp: false,
    // The option would read the HTML of the page and wrap its timers and listeners.
    trackInlineScripts: false,
    // Later callbacks and the library itself may add to the event, so it is scrubbed when it is turned into JSON.
    onError: (event) => {
      Object.assign(event, { toJSON: () => scrubEvent(event, origin) })
    },
  })

  performance.start({
    ...both,
    ...spans,
    logger: silent,
    serviceName: 'link-widget',
    // Steps replace their history entry, so the library would see only the back button.
    autoInstrumentRouteChanges: false,
    // The address contains the token, the title the name of the source.
    sendPageAttributes: { url: false, title: false, referrer: false },
    // Polling makes a request every two seconds.
    autoInstrumentNetworkRequests: false,
    networkRequestCallback: createMeasure(origin),
    onSpanEnd: [isMeasured, createLabeller(flow)],
  })

  return {
    report: (thrown) => {
      if (thrown === null || thrown === undefined) return
      client.notify(thrown as Error, (event) => {
        event.unhandled = true
        event.severity = 'error'
      })
    },
    warn: (problem) => {
      client.notify(problem, (event) => {
        event.severity = 'warning'
      })
    },
  }
}

/** The addresses of a configured relay; without one the services use their own. */
function addresses(endpoint: string | undefined) {
  if (endpoint === undefined) return {}
  const base = endpoint.replace(/\/+$/, '')
  return {
    errors: { endpoints: { notify: `${base}/notify`, sessions: `${base}/sessions` } },
    spans: { endpoint: `${base}/v1/traces` },
  }
}
