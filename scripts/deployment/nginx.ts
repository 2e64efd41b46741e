import { cacheRules, type Origins, securityHeaders } from '../security-headers.ts'

/** A server block for nginx 1.18 or later; it belongs into its `http` block, as every file of `conf.d` does. */
export function nginxConfiguration(origins: Origins): string {
  const cached = Object.entries(cacheRules).filter(([prefix]) => prefix !== '/')
  return `# The widget on nginx: copy dist/widget to /srv/tieline and this file to /etc/nginx/conf.d/tieline.conf.

# A missing file must not be kept for a year, so the status decides as well.
map "$status $uri" $tieline_cache {
    default "${cacheRules['/']}";
${cached.map(([prefix, rule]) => `    "~^(200|304) ${prefix}" "${rule}";`).join('\n')}
}

server {
    listen 8080;
    root /srv/tieline;
    gzip on;
    gzip_types text/css application/javascript application/json image/svg+xml;
    gzip_vary on;
    server_tokens off;

    add_header cache-control $tieline_cache always;
${Object.entries(securityHeaders(origins))
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}

    # An address with a dot or below these folders is a file; every other one is a step of the widget.
    location ~ (^/assets/|^/flows/|\\.\\w+$) {
        try_files $uri =404;
    }
    location / {
        try_files /index.html =404;
    }
}
`
}
