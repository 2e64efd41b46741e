export const language = 'en'
