/** Netlify, Cloudflare Pages, and S3 with CloudFront. */
import { cacheRules, type Origins, securityHeaders, studioHeaders } from '../security-headers.ts'

/**
 * `_headers`, which Netlify and Cloudflare Pages read. Both join the values of a header that two blocks name, so each
 * block of a cache rule matches other addresses.
 */
export function headersFile(origins: Origins): string {
  const rules = [
    ['/', cacheRules['/']],
    ['/:step', cacheRules['/']],
    ['/assets/*', cacheRules['/assets/']],
    ['/flows/*', cacheRules['/flows/']],
  ]
  const security = Object.entries(securityHeaders(origins)).map(([name, value]) => `  ${name}: ${value}`)
  return `# The widget on Netlify or Cloudflare Pages: copy this file, _redirects and 404.html into dist/widget.
/*
${security.join('\n')}
${rules.map(([path, rule]) => `${path}\n  cache-control: ${rule}`).join('\n')}
`
}

/**
 * `_redirects` of both: an address of one part is a step of the widget. A missing file lies deeper and stays 404. The page
 * is `/`, because Cloudflare answers `/index.html` with a redirect that loses the step.
 */
export const redirectsFile = '/:step / 200\n'

/** Without this page, Cloudflare answers every missing file with `index.html`, and the browser keeps it for a year. */
export const notFoundPage = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>Not found</title>
  <p>There is nothing at this address.</p>
</html>
`

/**
 * The studio as a site of its own: neither host can send it another policy than the widget on the same site, because both
 * join the values.
 */
export function studioHeadersFile(): string {
  const headers = studioHeaders({ widget: ['https://widget.example.com'], flows: [] })
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return `# The studio on Netlify or Cloudflare Pages, as a site of its own: copy this file into dist/studio.
/*
${lines.join('\n')}
/
  cache-control: ${cacheRules['/']}
/assets/*
  cache-control: ${cacheRules['/studio/assets/']}
/files/*
  cache-control: ${cacheRules['/studio/files/']}
`
}

/** For `aws cloudfront create-response-headers-policy`. S3 sends the cache rule with each object (docs/deploy.md). */
export function cloudFrontPolicy(
  name: string,
  comment: string,
  headers: ReturnType<typeof securityHeaders> | ReturnType<typeof studioHeaders>,
): string {
  const override = { Override: true }
  const custom = Object.entries(headers)
    .filter(([header]) => /^(permissions-policy|cross-origin-.*)$/.test(header))
    .map(([Header, Value]) => ({ Header, Value, ...override }))
  const policy = {
    Name: name,
    Comment: `${comment} (docs/security.md)`,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ...override, ContentSecurityPolicy: headers['content-security-policy'] },
      ContentTypeOptions: override,
      ReferrerPolicy: { ...override, ReferrerPolicy: headers['referrer-policy'] },
    },
    CustomHeadersConfig: { Quantity: custom.length, Items: custom },
  }
  return `${JSON.stringify(policy, null, 2)}\n`
}

/** A CloudFront function for viewer requests: an address that is no file is the studio, or a step of the widget. */
export const cloudFrontFunction = `function handler(event) {
  var request = event.request
  if (request.uri === '/studio') {
    return { statusCode: 308, statusDescription: 'Permanent Redirect', headers: { location: { value: '/studio/' } } }
  }
  if (request.uri === '/studio/') request.uri = '/studio/index.html'
  else if (!/^\\/(assets|flows|studio)\\/|\\.\\w+$/.test(request.uri)) request.uri = '/index.html'
  return request
}
`
