/** What is wrong with a place of a preview: axe, text spacing, reflow, landmarks, and, in English, targets and focus. */
import { violationsOf } from './axe.ts'
import * as measure from './measure.ts'
import type { Language, Previews } from './previews.ts'

export const phone = { width: 390, height: 844 }
export const lowPhone = { width: 390, height: 600 }
/** WCAG 1.4.10: the narrowest width, and 1280 × 1024 at 400 %. */
const narrow = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
]

/** A longer word, of which German has some, is wider than a column of 195 px beside a checkbox. */
const fitsOnLine = (word: string) => word.length <= 18

/** @param more further sizes at which nothing may be cut off */
export async function findingsAt(
  previews: Previews,
  name: string,
  locale: Language,
  more: readonly (typeof phone)[] = [],
): Promise<string[]> {
  const { frame, resize } = previews
  const isEnglish = locale === 'en'
  const show = async (mode: 'light' | 'dark') => {
    await previews.show(name, locale, mode)
    await frame.evaluate(measure.enableAll)
  }
  const found: string[] = []
  const add = (what: string, findings: readonly string[]) =>
    found.push(...findings.map((finding) => `${what}: ${finding}`))

  await show('light')
  add('axe, light', await violationsOf(frame))
  add('text spacing', await measure.withRules(frame, measure.wideTextSpacing, () => measure.reflow(frame)))
  for (const size of [...narrow, ...more]) {
    await resize(size)
    add(`${size.width} × ${size.height}`, await measure.reflow(frame))
    add(`${size.width} × ${size.height}, pictures`, await frame.evaluate(measure.picturesBeyondTheEdge))
    if (size.width < 200) add('split words', (await frame.evaluate(measure.splitWords)).filter(fitsOnLine))
  }
  await resize(lowPhone)
  add('landmarks', await measure.structure(frame))
  await show('dark')
  add('axe, dark', await violationsOf(frame))
  // The focus and the size of targets do not depend on the language.
  if (isEnglish) {
    add('targets', await frame.evaluate(measure.smallTargets))
    add('covered focus', await frame.evaluate(measure.coveredFocus))
    add('unmarked focus', await frame.evaluate(measure.unmarkedFocus))
  }
  await resize(phone)
  if (!(await frame.evaluate(measure.submitForm))) return found
  add('axe, dark, submitted empty', await violationsOf(frame))
  await show('light')
  await frame.evaluate(measure.submitForm)
  add('axe, light, submitted empty', await violationsOf(frame))
  return found
}
