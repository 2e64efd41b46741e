/** Which of the files that a page loads are measured, and what a span contains. */
import type { BrowserConfiguration } from '@bugsnag/browser-performance'
import { cutAddress } from './address.ts'

type Measure = NonNullable<BrowserConfiguration['networkRequestCallback']>

/** Pictures are left out: the address of a logo names the source, and so does its size. */
const measured = ['script', 'link', 'css', 'other']

/** A span without an address would make the library drop the files after it. */
const noAddress = 'about:blank'

/**
 * Keeps origin and path of the widget's own files. Every other span loses its address, and `isMeasured` drops it.
 * @param page origin of the page
 */
export function createMeasure(page: string): Measure {
  return (request) => {
    const url = measured.includes(request.type) ? cutAddress(request.url, page) : null
    return { ...request, url: url ?? noAddress }
  }
}

export const isMeasured = ({ name }: { name: string }): boolean => !name.endsWith(noAddress)

/** The flow of a session; a variant goes under the name of the flow that it extends. */
export interface SessionFlow {
  flow: string
  version: number
  variant: string | null
}

interface Labelled {
  setAttribute: (name: string, value: string | number) => void
}

/**
 * Adds the flow to a span, so that versions and customers can be told apart.
 * A span that ends before the session has a flow goes without.
 */
export function createLabeller(flowOf: () => SessionFlow | null): (span: Labelled) => true {
  return (span) => {
    const known = flowOf()
    if (!known) return true
    span.setAttribute('tieline.flow.name', known.flow)
    span.setAttribute('tieline.flow.version', known.version)
    if (known.variant !== null) span.setAttribute('tieline.flow.variant', known.variant)
    return true
  }
}
