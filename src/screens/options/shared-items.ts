/** The items of shared data that have texts in locales/. */
const known = ['bills', 'usage', 'account-holder', 'service-address', 'payments', 'tariff'] as const

export const isKnownItem = (name: string): name is (typeof known)[number] => (known as readonly string[]).includes(name)
