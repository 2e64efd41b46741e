import { besideWidget, cacheRules, type Origins, securityHeaders, studioHeaders } from '../security-headers.ts'

/** The headers that the studio sends with another value, or not at all: nginx leaves out an empty one. */
const differing = ['content-security-policy', 'cross-origin-resource-policy', 'cross-origin-embedder-policy'] as const

const variables: Readonly<Record<string, string>> = {
  'content-security-policy': '$tieline_policy',
  'cross-origin-resource-policy': '$tieline_sharing',
  'cross-origin-embedder-policy': '$tieline_embedding',
}

/** A server block for nginx 1.18 or later; it belongs into its `http` block, as every file of `conf.d` does. */
export function nginxConfiguration(origins: Origins): string {
  const cached = Object.entries(cacheRules).filter(([prefix]) => prefix !== '/')
  const [widget, studio] = [securityHeaders(origins), studioHeaders(besideWidget)]
  return `# The widget on nginx: copy dist/widget to /srv/tieline and this file to /etc/nginx/conf.d/tieline.conf. The studio is
# optional: copy dist/studio to /srv/tieline/studio.

# A missing file must not be kept for a year, so the status decides as well.
map "$status $uri" $tieline_cache {
    default "${cacheRules['/']}";
${cached.map(([prefix, rule]) => `    "~^(200|304) ${prefix}" "${rule}";`).join('\n')}
}

${differing
  .map(
    (name) => `map $uri ${variables[name]} {
    default "${widget[name]}";
    "~^/studio/" "${name in studio ? studio[name as keyof typeof studio] : ''}";
}
`,
  )
  .join('')}
server {
    listen 8080;
    root /srv/tieline;
    gzip on;
    gzip_types text/css application/javascript application/json image/svg+xml;
    gzip_vary on;
    server_tokens off;

    add_header cache-control $tieline_cache always;
${Object.entries(widget)
  .map(([name, value]) => `    add_header ${name} ${variables[name] ?? `"${value}"`} always;`)
  .join('\n')}

    location = /studio {
        absolute_redirect off;
        return 308 /studio/;
    }
    location = /studio/ {
        try_files /studio/index.html =404;
    }
    # An address with a dot or below these folders is a file; every other one is a step of the widget.
    location ~ (^/assets/|^/flows/|^/studio/|\\.\\w+$) {
        try_files $uri =404;
    }
    location / {
        try_files /index.html =404;
    }
}
`
}
