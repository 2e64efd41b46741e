/** Words that the browser knows in the language of the page. */

const language = () => document.documentElement.lang || 'en'

/** The names of countries by ISO 3166 code; what is no such code comes back as it is, and null for none. */
export function countryNames(): (code: string | null | undefined) => string | null {
  const names = new Intl.DisplayNames([language()], { type: 'region' })
  return (code) => {
    if (!code) return null
    return /^[a-z]{2}$/i.test(code) ? (names.of(code.toUpperCase()) ?? code) : code
  }
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A file's size, `bytes` as the file system counts them: '1.2 MB'. */
export function fileSize(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  const format = { style: 'unit', unit: units[step] ?? 'byte', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(language(), format).format(bytes / 1000 ** step)
}
