/** How long a text may be that replaces a message. */
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'

/** Characters that fit on one line of a button, on a phone of 390 px. */
export const mostOnButton = 34

export const isOnButton = (key: string): boolean =>
  /(\.|-)(button|submit|submitting|continue|cancel|confirm|retry|another|verify|verifying|saving|uploading|count)$/.test(
    key,
  )

/**
 * Screens are laid out for their texts in five languages, and tried with texts that are 40 % longer. A text twice as long
 * as the longest of them still belongs there; a longer one is another kind of text.
 * @param usual the message in each language
 */
export function mostCharacters(key: string, usual: readonly (readonly MessageFormatElement[])[]): number {
  return isOnButton(key) ? mostOnButton : Math.max(mostOnButton, 2 * Math.max(...usual.map(lengthOf)))
}

/** With the longest branch of each plural and choice, and without the values, which no translator knows. */
export function lengthOf(message: readonly MessageFormatElement[]): number {
  return message.map(lengthOfElement).reduce((sum, length) => sum + length, 0)
}

function lengthOfElement(element: MessageFormatElement): number {
  if (element.type === TYPE.literal) return [...element.value].length
  if (element.type === TYPE.tag) return lengthOf(element.children)
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return 0
  return Math.max(...Object.values(element.options).map(({ value }) => lengthOf(value)))
}
