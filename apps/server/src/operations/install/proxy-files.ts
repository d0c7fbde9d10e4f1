import type { Answers } from './answers.ts'

const securityTxt = '/.well-known/security.txt'

/** Without its slash at the end: empty for a name of its own. */
const pathOf = ({ url }: Answers): string => url.pathname.replace(/\/+$/, '')

/** The path stays as it is on its way to the server (docs/adr/0056-below-a-path.md). */
export function makeCaddyfile(answers: Answers): string {
  const { url, certificate, port } = answers
  const path = pathOf(answers)
  const forward = (indent: string): string =>
    `reverse_proxy 127.0.0.1:${port} {\n${indent}\tflush_interval -1\n${indent}}`
  const body =
    path === ''
      ? forward('\t')
      : `@letterliaan path ${path} ${path}/* ${securityTxt}
	handle @letterliaan {
		${forward('\t\t')}
	}
	handle {
		respond 404
	}`
  const local =
    certificate === 'local'
      ? `	# Caddy maakt het certificaat zelf; docs/operations.md zegt hoe tablets het vertrouwen.
	tls internal
`
      : ''
  return `# Letterliaan achter Caddy, dat het certificaat regelt.
${url.origin} {
${local}	${body}
}
`
}

/** For who has nginx already. The certificate's paths are those of certbot. */
export function makeNginxExample(answers: Answers): string {
  const { url, port } = answers
  const path = pathOf(answers)
  const forward = `proxy_pass http://127.0.0.1:${port};
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_set_header Connection "";
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Host $http_host;
        proxy_set_header X-Forwarded-Proto $scheme;
        # Wat een kind doet, is meteen te zien: niets wordt opgespaard.
        proxy_buffering off;
        proxy_read_timeout 1h;`
  const outside =
    path === ''
      ? ''
      : `
    location = ${path} {
        ${forward}
    }

    location = ${securityTxt} {
        ${forward}
    }
`
  return `# Voorbeeld voor nginx: zet dit in /etc/nginx/conf.d/letterliaan.conf en vul het certificaat in.
server {
    listen 80;
    server_name ${url.hostname};
    return 301 https://$host$request_uri;
}

server {
    listen ${url.port === '' ? '443' : url.port} ssl;
    server_name ${url.hostname};
    ssl_certificate /etc/letsencrypt/live/${url.hostname}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${url.hostname}/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;
    client_max_body_size 12m;

    # Het pad blijft staan: achter proxy_pass komt geen /.
    location ${path}/ {
        ${forward}
    }
${outside}}
`
}
