import type { View } from '../view.ts'

/** What was typed in the search box before a source was requested, by session: the settings are one object in each. */
const searched = new WeakMap<View['settings'], string>()

export const keepSearched = ({ settings }: Pick<View, 'settings'>, name: string) => searched.set(settings, name)
export const searchedName = ({ settings }: Pick<View, 'settings'>) => searched.get(settings) || null
