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
    // A host with `require-corp` shows no frame without it. Logos need no permission of their servers, and get no cookies.
    'cross-origin-embedder-policy': 'credentialless',
  }
}

export interface StudioOrigins {
  /** Of the widget that shows previews; `'self'` if it lies beside the studio. */
  widget: readonly string[]
  /** From which flows may be opened, besides the studio's own. */
  flows: readonly string[]
}

/** A studio on the origin of the widget. */
export const besideWidget: StudioOrigins = { widget: ["'self'"], flows: [] }

/** The headers of the studio. `default`: the policy that lets the page start its own workers. */
export function studioHeaders({ widget, flows }: StudioOrigins) {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    'img-src data:',
    `connect-src 'self' ${flows.join(' ')}`.trim(),
    `frame-src ${widget.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-resource-policy': 'same-origin',
  }
}

/** How long each kind of file may be kept; paths begin as the key says, and the first key that matches counts. */
export const cacheRules = {
  '/assets/': 'public, max-age=31536000, immutable',
  '/flows/': 'no-cache',
  '/studio/assets/': 'public, max-age=31536000, immutable',
  '/studio/files/': 'no-cache',
  '/': 'no-store',
} as const
