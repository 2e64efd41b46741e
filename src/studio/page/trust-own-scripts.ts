interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown
}

/** Workers need a policy under `require-trusted-types-for`. This one lets through scripts of this origin alone. */
export function trustOwnScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      const { href, origin } = new URL(url, location.href)
      if (origin !== location.origin) throw new TypeError(`A script of another origin: ${href}`)
      return href
    },
  })
}
