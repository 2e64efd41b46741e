import words from '../../../../../locales/en.json'

export const spoken = words
