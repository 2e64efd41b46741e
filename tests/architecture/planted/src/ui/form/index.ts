export const form = 'form'
