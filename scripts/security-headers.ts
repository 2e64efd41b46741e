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
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-resource-policy': 'cross-origin',
  }
}
