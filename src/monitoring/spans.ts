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

/** Which flow a session has, so that versions and customers can be told apart. */
export interface FlowLabel {
  name: string
  version: number
  /** null: the flow itself. */
  variant: string | null
}

interface Labelled {
  setAttribute: (name: string, value: string | number) => void
}

/** Adds the flow to a span. A span that ends before the session has one goes without. */
export function createLabeller(flow: () => FlowLabel | null): (span: Labelled) => true {
  return (span) => {
    const label = flow()
    for (const [name, value] of Object.entries(label ?? {}))
      if (value !== null) span.setAttribute(`tieline.flow.${name}`, value)
    return true
  }
}
