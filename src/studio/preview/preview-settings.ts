import { screenElements } from '../../preview/places.ts'

/** How the preview shows a place. */
export interface PreviewSettings {
  mode: 'system' | 'light' | 'dark'
  /** `390x844`; null: the space that there is. */
  size: string | null
  /** With the place that shows it. */
  problem: { place: string; name: string } | null
  /** Elements that are hidden. */
  hidden: readonly string[]
  /** Values of splits, by input. */
  splits: Readonly<Record<string, string>>
}

export const usual: PreviewSettings = { mode: 'system', size: null, problem: null, hidden: [], splits: {} }

/** CSS pixels of a phone, a tablet and a desk. */
export const sizes = ['390x844', '768x1024', '1280x800'] as const

const elements = [...new Set(Object.values(screenElements).flat())]

/** The keys of the message to the widget. What a message does not mention stays, so it mentions everything. */
export const inMessage = ({ mode, hidden }: PreviewSettings) => ({
  theme: { mode },
  elements: Object.fromEntries(elements.map((name) => [name, !hidden.includes(name)])),
})
