/** Names and units that the browser provides in the language of the page. */
import { parseLanguage } from '../../i18n/index.ts'
import { cutName } from '../../untrusted/index.ts'

/** A translator or an extension may have written there what is no language, such as `auto`. */
export const language = () => parseLanguage(document.documentElement.lang)

/** Returns the name of a country by its ISO 3166 code, if the browser has names; other text as a name, null for an empty one. */
export function countryNames(): (code: string | null | undefined) => string | null {
  const names = 'DisplayNames' in Intl ? new Intl.DisplayNames([language()], { type: 'region' }) : null
  return (code) => {
    const name = cutName(code)
    if (name === '') return null
    return /^[a-z]{2}$/i.test(name) ? (names?.of(name.toUpperCase()) ?? name) : name
  }
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** The size of a file with at most one decimal: '999 bytes', '1.2 MB'. */
export function fileSize(bytes: number): string {
  // Rounded before the unit is chosen, so that 999,950 bytes are 1 MB and not 1,000 kB.
  const sizes = units.map((unit, power) => ({ unit, value: Math.round((bytes / 1000 ** power) * 10) / 10 }))
  const { unit, value } = sizes.find((size) => size.value < 1000) ?? { unit: 'gigabyte', value: bytes / 1000 ** 3 }
  // The short form of 'byte' has no plural in English and is wrong in Portuguese.
  const unitDisplay = unit === 'byte' ? 'long' : 'short'
  return new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 }).format(value)
}
