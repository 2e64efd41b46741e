/** Removes everything personal from an event: what is sent is built from a list of allowed values. */
import type { Event } from '@bugsnag/browser'
import { cutAddress } from './address.ts'
import { knownClass, knownPhrase } from './phrases.ts'

type ReportedEvent = Pick<Event, 'errors' | 'severity' | 'unhandled' | 'app' | 'device' | 'request'>

/** The service replaces an absent value by the caller's IP address. */
const redacted = '[REDACTED]'

/**
 * An event of the error service, payload version 4. Not sent: messages except known phrases, names of functions, query
 * strings, breadcrumbs, metadata, feature flags, custom context, user, session and language.
 * @param origin of the page
 */
export function scrubEvent({ errors, severity, unhandled, app, device, request }: ReportedEvent, origin: string) {
  const url = cutAddress(request.url, origin)
  return {
    payloadVersion: '4',
    exceptions: errors.map(({ errorClass, errorMessage, stacktrace }) => ({
      errorClass: knownClass(errorClass),
      message: knownPhrase(errorMessage),
      type: 'browserjs',
      stacktrace: stacktrace.map(({ file, lineNumber, columnNumber }) => ({
        file: cutAddress(file, origin) ?? 'elsewhere',
        lineNumber: numberOf(lineNumber),
        columnNumber: numberOf(columnNumber),
      })),
    })),
    severity: ['info', 'warning', 'error'].includes(severity) ? severity : 'error',
    unhandled: unhandled === true,
    severityReason: { type: unhandled === true ? 'unhandledException' : 'handledException' },
    context: url === null ? undefined : url.slice(origin.length),
    request: { url: url ?? undefined, clientIp: redacted },
    user: { id: redacted },
    app: {
      releaseStage: app.releaseStage === 'development' ? 'development' : 'production',
      type: 'browser',
      duration: numberOf(app.duration),
    },
    device: {
      id: typeof device.id === 'string' && /^c[a-z0-9]{20,32}$/.test(device.id) ? device.id : undefined,
      userAgent: device.userAgent,
      time: device.time instanceof Date ? device.time.toISOString() : undefined,
    },
    breadcrumbs: [],
    metaData: {},
  }
}

const numberOf = (value: unknown): number | undefined => (Number.isFinite(value) ? Number(value) : undefined)
