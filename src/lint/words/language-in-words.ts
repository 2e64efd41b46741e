/** `fr` → `French`. */
export const languageInWords = (tag: string) => new Intl.DisplayNames('en', { type: 'language' }).of(tag)
