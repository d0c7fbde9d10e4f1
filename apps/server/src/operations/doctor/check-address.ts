import { connect } from 'node:tls'
import { isLocalHost } from '../../local-host.ts'
import { checkClock } from './check-clock.ts'
import { attention, good, messageOf, wrong, type Finding } from './finding.ts'

const patienceMs = 8000
const daySeconds = 86_400

/** Camera and microphone: login cards, and recording words. */
export function checkScheme(publicUrl: string | null): Finding {
  if (publicUrl === null)
    return attention(
      'PUBLIC_URL is niet ingesteld: links in de mail en op kaarten kunnen naar een verkeerd adres gaan.',
    )
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol === 'https:' || isLocalHost(hostname)) return good(`Het adres is ${publicUrl}.`)
  return wrong(
    `PUBLIC_URL begint met http://: camera en microfoon werken dan niet, en wachtwoorden zijn af te luisteren. Zet er een proxy met een certificaat voor (npm run install-server).`,
  )
}

export interface Certificate {
  readonly validTo: Date
  readonly isTrusted: boolean
}

export function checkCertificate({ validTo, isTrusted }: Certificate, now: Date): Finding {
  const days = Math.floor((validTo.getTime() - now.getTime()) / 1000 / daySeconds)
  const until = validTo.toISOString().slice(0, 10)
  if (days < 0) return wrong(`Het certificaat is verlopen op ${until}. Vernieuw het, en herstart de proxy.`)
  // Caddy's own certificates last half a day, and are made anew in time.
  if (!isTrusted)
    return attention(
      `Het certificaat (tot ${until}) is niet van een dienst die deze computer kent. Klopt dat, laat tablets het dan vertrouwen (docs/operations.md).`,
    )
  if (days < 14) return attention(`Het certificaat verloopt op ${until}. Kijk of de proxy het vernieuwt.`)
  return good(`Het certificaat geldt tot ${until}.`)
}

export const readCertificate = ({ hostname, port }: URL): Promise<Certificate> =>
  new Promise((resolve, reject) => {
    const name = hostname.replaceAll(/[[\]]/g, '')
    const isName = !/^[\d.]+$|:/.test(name)
    const socket = connect({
      host: name,
      port: Number(port || 443),
      // It is looked at, not believed.
      rejectUnauthorized: false,
      ...(isName && { servername: name }),
    })
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('geen antwoord')))
    socket.once('error', reject)
    socket.once('secureConnect', () => {
      const validTo = new Date(socket.getPeerCertificate().valid_to)
      resolve({ validTo, isTrusted: socket.authorized })
      socket.destroy()
    })
  })

export interface Answer {
  readonly status: number
  readonly headers: Headers
}

/** Is it Letterliaan that answers, and whose headers come along? */
export function checkAnswer(
  { status, headers }: Answer,
  trustedProxies: number,
  here: number,
): readonly Finding[] {
  const proxy = headers.get('via') ?? /caddy|nginx|apache|haproxy/i.exec(headers.get('server') ?? '')?.[0]
  const date = Date.parse(headers.get('date') ?? '')
  return [
    status === 401
      ? good('Op PUBLIC_URL antwoordt Letterliaan.')
      : wrong(
          `Op PUBLIC_URL antwoordt iets anders (${status}). Kijk of de proxy naar de goede poort en het goede pad wijst.`,
        ),
    checkProxies(proxy ?? null, trustedProxies),
    ...(Number.isNaN(date) ? [] : [checkClock(here, date / 1000, 'het adres PUBLIC_URL')]),
  ]
}

function checkProxies(proxy: string | null, trustedProxies: number): Finding {
  if (proxy !== null && trustedProxies === 0)
    return wrong(
      `Er staat een proxy voor de server (${proxy}), en TRUST_PROXY is 0: iedereen lijkt één bezoeker, en te vaak proberen treft de hele school. Zet TRUST_PROXY=1.`,
    )
  if (proxy === null && trustedProxies > 0)
    return attention(
      `TRUST_PROXY is ${trustedProxies}, maar aan het antwoord is geen proxy te zien. Is er geen? Zet dan TRUST_PROXY=0: anders kan een bezoeker zijn adres verzinnen.`,
    )
  return good(
    proxy === null ? 'Er staat geen proxy voor de server.' : `TRUST_PROXY past bij de proxy (${proxy}).`,
  )
}

/** Everything that can be seen at the public address. */
export async function checkPublicUrl(
  publicUrl: string,
  trustedProxies: number,
  now: Date,
): Promise<readonly Finding[]> {
  const address = new URL(publicUrl)
  try {
    const findings =
      address.protocol === 'https:' ? [checkCertificate(await readCertificate(address), now)] : []
    const answer = await ask(`${publicUrl}/api/v1/user/me/`, address.protocol === 'https:')
    return [...findings, ...checkAnswer(answer, trustedProxies, Date.now() / 1000)]
  } catch (error) {
    return [
      wrong(
        `${publicUrl} is niet te bereiken (${messageOf(error)}). Draaien de server en de proxy, en wijst de naam naar deze computer?`,
      ),
    ]
  }
}

async function ask(address: string, isSecure: boolean): Promise<Answer> {
  const { request } = isSecure ? await import('node:https') : await import('node:http')
  return new Promise((resolve, reject) => {
    const asked = request(address, { rejectUnauthorized: false, timeout: patienceMs }, (response) => {
      response.resume()
      const headers = new Headers()
      for (const [name, value] of Object.entries(response.headers)) headers.set(name, String(value))
      resolve({ status: response.statusCode ?? 0, headers })
    })
    asked.on('timeout', () => asked.destroy(new Error('geen antwoord')))
    asked.on('error', reject)
    asked.end()
  })
}
