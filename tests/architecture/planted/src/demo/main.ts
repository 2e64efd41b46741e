export const page = 'demo'
