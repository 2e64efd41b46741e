import { besideWidget, cacheRules, type Origins, securityHeaders, studioHeaders } from '../security-headers.ts'

const headersOf = (matcher: string, headers: Readonly<Record<string, string>>) => `	header @${matcher} {
		defer
		-Server
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
	}`

/** A site for Caddy 2. */
export function caddyConfiguration(origins: Origins): string {
  const folders = Object.entries(cacheRules).filter(([prefix]) => prefix !== '/')
  return `# The widget on Caddy: copy dist/widget to /srv/tieline, and write the name of your site in place of ":8080". The
# studio is optional: copy dist/studio to /srv/tieline/studio.

(headers) {
${headersOf('studio', studioHeaders(besideWidget))}
${headersOf('widget', securityHeaders(origins))}
}

:8080 {
	root * /srv/tieline
	encode zstd gzip
	@studio path /studio/*
	@widget not path /studio/*
	import headers

${folders
  .map(([prefix, rule]) => {
    const name = prefix.replaceAll('/', '')
    return `	@${name} {\n		path ${prefix}*\n		file\n	}\n	header @${name} cache-control "${rule}"`
  })
  .join('\n')}
	@page not path ${folders.map(([prefix]) => `${prefix}*`).join(' ')}
	header @page cache-control "${cacheRules['/']}"

	redir /studio /studio/ 308
	# An address with a dot or below these folders is a file; every other one is a step of the widget.
	@step {
		not path /assets/* /flows/* /studio /studio/*
		not path_regexp \\.\\w+$
	}
	rewrite @step /index.html
	file_server
	handle_errors {
		import headers
		header cache-control "${cacheRules['/']}"
		respond "{err.status_code} {err.status_text}"
	}
}
`
}
