import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { TLSSocket } from 'node:tls'
import { isLocalHost } from '../../local-host.ts'
import {
  createAttentionFinding,
  createGoodFinding,
  readErrorMessage,
  createFaultFinding,
  type DoctorFinding,
} from './finding.ts'

const patienceMs = 8000
const dayMs = 86_400_000

export async function checkAddress(
  publicUrl: string | null,
  trustedProxies: number,
  now: Date,
): Promise<readonly DoctorFinding[]> {
  if (publicUrl === null)
    return [
      createAttentionFinding(
        'PUBLIC_URL is niet ingesteld: links in de mail en op kaarten kunnen naar een verkeerd adres gaan.',
      ),
    ]
  const { protocol, hostname } = new URL(publicUrl)
  const isSecure = protocol === 'https:'
  const scheme =
    isSecure || isLocalHost(hostname)
      ? []
      : [
          createFaultFinding(
            'PUBLIC_URL begint met http://: camera en microfoon werken dan niet, en wachtwoorden zijn af te luisteren. Zet er een proxy met een certificaat voor (docs/operations.md).',
          ),
        ]
  try {
    const { status, headers, validTo } = await request(`${publicUrl}/api/v1/user/me/`, isSecure)
    return [
      ...scheme,
      ...(validTo === null ? [] : [checkCertificate(validTo, now)]),
      checkServer(status, publicUrl),
      checkProxy(headers, trustedProxies),
    ]
  } catch (error) {
    return [
      ...scheme,
      createFaultFinding(
        `${publicUrl} is niet te bereiken (${readErrorMessage(error)}). Draaien de server en de proxy, en wijst de naam naar deze computer?`,
      ),
    ]
  }
}

export function checkCertificate(validTo: Date, now: Date): DoctorFinding {
  const msLeft = validTo.getTime() - now.getTime()
  const until = validTo.toISOString().slice(0, 10)
  if (msLeft < 0)
    return createFaultFinding(`Het certificaat is verlopen op ${until}. Vernieuw het, en herstart de proxy.`)
  // Certificates issued by Caddy itself are valid for half a day.
  if (msLeft > dayMs && msLeft < 14 * dayMs)
    return createAttentionFinding(`Het certificaat verloopt op ${until}. Kijk of de proxy het vernieuwt.`)
  return createGoodFinding(`Het certificaat geldt tot ${until}.`)
}

const checkServer = (status: number, publicUrl: string): DoctorFinding =>
  status === 401
    ? createGoodFinding(`Op ${publicUrl} antwoordt Letterliaan.`)
    : createFaultFinding(
        `Op PUBLIC_URL antwoordt iets anders (${status}). Kijk of de proxy naar de goede poort en het goede pad wijst.`,
      )

export function checkProxy({ via, server = '' }: Response['headers'], trustedProxies: number): DoctorFinding {
  const proxy = via ?? /caddy|nginx|apache|haproxy/i.exec(server)?.[0]
  if (proxy !== undefined && trustedProxies === 0)
    return createFaultFinding(
      `Er staat een proxy voor de server (${proxy}), en TRUST_PROXY is 0: iedereen lijkt één bezoeker, en te vaak proberen treft de hele school. Zet TRUST_PROXY=1.`,
    )
  if (proxy === undefined && trustedProxies > 0)
    return createAttentionFinding(
      `TRUST_PROXY is ${trustedProxies}, maar aan het antwoord is geen proxy te zien. Is er geen? Zet dan TRUST_PROXY=0: anders kan een bezoeker zijn adres verzinnen.`,
    )
  return createGoodFinding('TRUST_PROXY klopt.')
}

interface Response {
  readonly status: number
  readonly headers: { readonly via?: string; readonly server?: string }
  /** Null if the address is plain http. */
  readonly validTo: Date | null
}

/** Accepts any certificate, because the certificate is examined and not trusted. */
const request = (url: string, isSecure: boolean): Promise<Response> =>
  new Promise((resolve, reject) => {
    const options = { rejectUnauthorized: false, timeout: patienceMs, agent: false } as const
    const sent = (isSecure ? requestHttps : requestHttp)(url, options, (response) => {
      const validTo = isSecure ? new Date((response.socket as TLSSocket).getPeerCertificate().valid_to) : null
      response.resume()
      resolve({ status: response.statusCode ?? 0, headers: response.headers, validTo })
    })
    sent.on('timeout', () => sent.destroy(new Error('geen antwoord')))
    sent.on('error', reject)
    sent.end()
  })
