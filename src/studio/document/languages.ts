import type { LanguageName } from '../../generated/flow.types.ts'

/** Those of the widget, in the order in which they are shown. */
export const languages: readonly LanguageName[] = ['en', 'fr', 'es', 'pt', 'de']
