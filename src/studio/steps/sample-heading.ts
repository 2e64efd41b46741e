/** A heading as somebody reads it: with the customer, the product and the provider of the preview. */

import type { LanguageName } from '../../generated/flow.types.ts'
import { createFormatter, type ParsedMessage } from '../../i18n/index.ts'
import { sampleNames } from '../../preview/places.ts'

const values = { ...sampleNames, product: 'Tieline' }

/** A text that can't be read, or names something else, stays as it is written. */
export function sampleHeading(
  text: string,
  language: LanguageName,
  parse: (text: string) => ParsedMessage | null,
): string {
  const heading = parse(text)
  if (!heading) return text
  let isComplete = true
  const { format } = createFormatter<'heading'>(language, { heading }, () => {
    isComplete = false
  })
  const shown = format('heading', values)
  return isComplete ? shown : text
}
