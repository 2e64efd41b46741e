/** Fields that ask for what a form must never ask for: its answers go to the host, in words. */
import { childPointer } from '../../flow/index.ts'
import type { FormDefinition } from '../../generated/form.types.ts'

export interface SecretProblem {
  pointer: string
  /** The words that ask for it, as they are written there. */
  words: string
}

/** Without accents and in lower case. These are words of their own, perhaps with a number behind them. */
const alone = ['pin', 'pins', 'cvv', 'cvc', 'otp', 'ssn', 'senha', 'geheimzahl']

/** These are long enough to be found in compounds, such as `Kundenpasswort`. */
const anywhere = [
  ...['password', 'passcode', 'passphrase', 'pin code', 'pincode', 'secret code', 'secret answer', 'security question'],
  ...['security code', 'verification code', 'one-time code', 'one time code', 'social security number'],
  ...['card number', 'credit card', 'debit card'],
  ...['mot de passe', 'code pin', 'code secret', 'code de securite', 'code de verification', 'code a usage unique'],
  ...['numero de carte', 'carte bancaire', 'carte de credit', 'cryptogramme', 'numero de securite sociale'],
  ...['contrasena', 'clave de acceso', 'clave secreta', 'codigo pin', 'codigo secreto', 'codigo de seguridad'],
  ...['codigo de verificacion', 'numero de tarjeta', 'tarjeta de credito', 'tarjeta de debito'],
  ...['palavra-passe', 'palavra passe', 'codigo de seguranca', 'codigo de verificacao', 'numero do cartao'],
  ...['cartao de credito', 'cartao de debito'],
  ...['passwort', 'kennwort', 'geheimcode', 'sicherheitscode', 'bestatigungscode', 'einmalcode', 'prufziffer'],
  ...['kartennummer', 'kreditkarte'],
]

const isAlone = new RegExp(`(?<![\\p{L}\\p{N}])(?:${alone.join('|')})(?!\\p{L})`, 'u')

/** The names of fields, their labels and the headings, in every language. Help may say that nothing secret is asked. */
export function secretProblems({ properties, texts }: FormDefinition): SecretProblem[] {
  const names = Object.keys(properties).map((name) => ({
    pointer: childPointer('/properties', name),
    words: name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' '),
  }))
  const labels = Object.entries(texts).flatMap(([language, words]: [string, Readonly<Record<string, string>>]) =>
    Object.entries(words).flatMap(([key, text]) => {
      const pointer = childPointer(childPointer('/texts', language), key)
      return key === 'heading' || key.endsWith('.label') ? [{ pointer, words: text }] : []
    }),
  )
  return [...names, ...labels].flatMap(({ pointer, words }) => {
    const found = secretIn(words)
    return found === null ? [] : [{ pointer, words: found }]
  })
}

function secretIn(text: string): string | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ')
  return anywhere.find((words) => plain.includes(words)) ?? isAlone.exec(plain)?.[0] ?? null
}
