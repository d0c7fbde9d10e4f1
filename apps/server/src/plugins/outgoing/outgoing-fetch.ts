import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps, type RequestOptions } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Thrown if a service that a school configured is unreachable. People of the school may read the message. */
export class UnreachableService extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'UnreachableService'
  }
}

class HiddenAddress extends Error {}

const hidden = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  hidden.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 96],
  // NAT64 (also with the network's own prefix), Teredo and 6to4 addresses contain an IPv4 address.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  hidden.addSubnet(net, bits, 'ipv6')

/** Tests for an address of this machine or its network, which outsiders must not reach through the server. */
export const isHiddenAddress = (address: string): boolean =>
  hidden.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

export type AddressProblem = 'not-web' | 'not-https' | 'private'

/** Returns why a school's address is refused, or null. The addresses of a name are checked when connecting. */
export function findAddressProblem(address: string, allowsPrivate: boolean): AddressProblem | null {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return 'not-web'
  if (allowsPrivate) return null
  if (url.protocol !== 'https:') return 'not-https'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isPrivate = isIP(host) === 0 ? /(^|\.)localhost$/.test(host) : isHiddenAddress(host)
  return isPrivate ? 'private' : null
}

/** Checked while connecting, so that a name can't change its address after the check. */
const lookupInTheOpen: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, '', 4)
    const [first] = addresses
    if (first === undefined || addresses.some(({ address }) => isHiddenAddress(address)))
      return done(new HiddenAddress(hostname), '', 4)
    return options.all === true ? done(null, addresses) : done(null, first.address, first.family)
  })
}

const sentences = {
  noHttps: 'Het adres van de inlogdienst moet met https:// beginnen.',
  hidden: 'Het adres van de inlogdienst ligt in een besloten netwerk. Daar gaat de server niet heen.',
  away: 'De inlogdienst is niet bereikbaar.',
  tooLarge: 'De inlogdienst stuurt te veel.',
}
const timeoutMs = 8000
const maxBytes = 512 * 1024

interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | URLSearchParams | null
}

interface FetchSettings {
  /** Allows private addresses and http to this machine, for an own network and for tests. */
  readonly allowsPrivate: boolean
}

export type OutgoingFetch = (url: string, asked?: Asked) => Promise<Response>

/** Sends requests to configured services without following redirects. Throws UnreachableService. */
export function createOutgoingFetch({ allowsPrivate }: FetchSettings): OutgoingFetch {
  return (url, asked = {}) => {
    const problem = findAddressProblem(url, allowsPrivate)
    if (problem === null) return send(new URL(url), asked, allowsPrivate)
    return Promise.reject(
      new UnreachableService(problem === 'private' ? sentences.hidden : sentences.noHttps),
    )
  }
}

function send(
  to: URL,
  { method = 'GET', headers = {}, body }: Asked,
  allowsPrivate: boolean,
): Promise<Response> {
  const request = to.protocol === 'https:' ? requestHttps : requestHttp
  const options: RequestOptions = allowsPrivate ? {} : { lookup: lookupInTheOpen }
  const text = body?.toString()
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => {
      if (error instanceof UnreachableService) reject(error)
      else reject(new UnreachableService(error instanceof HiddenAddress ? sentences.hidden : sentences.away))
    }
    const sent = request(
      to,
      {
        ...options,
        method,
        headers: { ...headers, 'accept-encoding': 'identity' },
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => {
        const chunks: Buffer[] = []
        let length = 0
        response.on('data', (chunk: Buffer) => {
          length += chunk.length
          if (length > maxBytes) sent.destroy(new UnreachableService(sentences.tooLarge))
          else chunks.push(chunk)
        })
        response.on('error', fail)
        response.on('end', () => {
          const status = response.statusCode ?? 502
          const hasBody = status !== 204 && status !== 304
          resolve(
            new Response(hasBody ? Buffer.concat(chunks) : null, {
              status,
              headers: { 'content-type': response.headers['content-type'] ?? '' },
            }),
          )
        })
      },
    )
    sent.on('error', fail)
    sent.end(text)
  })
}
