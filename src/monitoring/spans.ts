/** Which of the files that a page loads are measured, and what a span tells of them. */
import type { BrowserConfiguration } from '@bugsnag/browser-performance'
import { cutAddress } from './address.ts'

type Measure = NonNullable<BrowserConfiguration['networkRequestCallback']>

/** Not pictures: the address of a logo names the source, and so does its size. */
const measured = ['script', 'link', 'css', 'other']

/** A span must have some address: without one the library stops there and loses the files that follow. */
const nowhere = 'about:blank'

/**
 * The widget's own files by origin and path; all else goes nowhere, and `isTold` keeps it from leaving.
 * @param page origin of the page
 */
export function createMeasure(page: string): Measure {
  return (request) => {
    const url = measured.includes(request.type) ? cutAddress(request.url, page) : null
    return { ...request, url: url ?? nowhere }
  }
}

export const isTold = ({ name }: { name: string }): boolean => !name.endsWith(nowhere)
