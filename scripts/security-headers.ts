/** The headers every server of the widget sends (docs/security.md explains each). */
export interface Origins {
  /** Where calls go: the API hosts, and the collector where monitoring is configured. */
  connect: readonly string[]
  /** Where logos come from. */
  images: readonly string[]
  /** Who may frame the widget: `*`, or origins. */
  ancestors: readonly string[]
}

export function securityHeaders({ connect, images, ancestors }: Origins) {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: ${images.join(' ')}`.trim(),
    `connect-src 'self' ${connect.join(' ')}`.trim(),
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    // The address contains the link token, which no request may carry further.
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-resource-policy': 'cross-origin',
  }
}

/** How long each kind of file may be kept; paths begin as the key says, and the first key that matches counts. */
export const cacheRules = {
  '/assets/': 'public, max-age=31536000, immutable',
  '/flows/': 'no-cache',
  '/': 'no-store',
} as const
