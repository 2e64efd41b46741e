import type { View } from '../view.ts'

/** The API accepts no shorter search, unless a flow allows it. */
const shortestSearch = 3

/** A term to search for; where it is too short, that of all sources, which are there already. */
export const searchable = (term: string, { settings }: Pick<View, 'settings'>): string =>
  [...term].length < Math.min(shortestSearch, settings.searchMinLength) ? '' : term
