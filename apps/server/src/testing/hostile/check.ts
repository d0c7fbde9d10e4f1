import { getEndpoint, Problem, TokenError, type EndpointName } from '@letterliaan/contract'
import type { TestApp } from '../test-app.ts'
import { sendTo, type RawReply, type RawRequest } from './send.ts'

/** A word in all texts of another organisation. */
export const canaryText = 'KANARIE'
/** Matches text that reveals the server's internals. */
const internalsPattern = /node_modules|\.ts:\d|SQLITE|sqlite|postgres|password_hash|\bselect "|at \w+ \(/

/** Sends a request. Throws if the response is unreadable or reveals too much. */
export async function sendAndCheck(app: TestApp, call: EndpointName, request: RawRequest): Promise<RawReply> {
  const reply = await sendTo(app, call, request)
  const trouble = findTrouble(call, request, reply)
  if (trouble === null) return reply
  const sent = `${request.method} ${request.path} ${String(request.body).slice(0, 300)}`
  throw new Error(`${trouble}: ${sent}\n→ ${reply.status} ${reply.text.slice(0, 1000)}`)
}

function findTrouble(
  call: EndpointName,
  { method }: RawRequest,
  { status, contentType, text }: RawReply,
): string | null {
  if (status >= 500) return 'The server failed'
  if (/^audio|pdf$/.test(contentType)) return null
  if (text.includes(canaryText)) return 'It tells of another organisation'
  if (internalsPattern.test(text)) return 'It tells of the inside'
  if (status < 400 || method === 'HEAD') return null
  const isTokenCall = getEndpoint(call).errors === 'oauth' && method === 'POST'
  const { success } = (isTokenCall ? TokenError : Problem).safeParse(JSON.parse(text))
  return success ? null : 'It is no problem document'
}
