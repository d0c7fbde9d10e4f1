import { daySeconds } from '@letterliaan/rules/calendar'
import type { FastifyInstance } from 'fastify'
import { getNowSeconds, type Clock } from '../clock.ts'

export const securityTxtPath = '/.well-known/security.txt'
/** RFC 9116 advises less than a year. */
const validDays = 180

export interface SecurityContact {
  readonly clock: Clock
  /** Null if no address is configured; the file is then not served. */
  readonly contactEmail: string | null
  /** Null if there is no PUBLIC_URL; the file then has no `Canonical` line. */
  readonly publicUrl: string | null
}

/** Serves the contact for security reports (RFC 9116). */
export function registerSecurityTxt(
  app: FastifyInstance,
  { clock, contactEmail, publicUrl }: SecurityContact,
) {
  if (contactEmail === null) return
  app.get(securityTxtPath, { schema: { hide: true } }, (_request, reply) => {
    const expires = new Date((getNowSeconds(clock) + validDays * daySeconds) * 1000).toISOString()
    const lines = [
      `Contact: mailto:${contactEmail}`,
      `Expires: ${expires}`,
      'Preferred-Languages: nl, en',
      ...(publicUrl === null ? [] : [`Canonical: ${new URL(securityTxtPath, publicUrl).href}`]),
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`)
  })
}
