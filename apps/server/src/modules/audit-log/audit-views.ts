import { hourSeconds } from '@letterliaan/rules/calendar'
import { LRUCache } from 'lru-cache'
import type { Endpoint } from '@letterliaan/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getNowSeconds, type Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { OrganisationCaller, UserCaller } from '../../plugins/auth/caller.ts'
import { limitDatabase } from '../../db/limit-to-organisation.ts'

const childPath = /^\/api\/v1\/begeleider\/student\/:id(?:\/|$)/

/** Records who of the staff views a child's file, once an hour for each child, before it is sent (AVG-5). */
export function auditViews(app: FastifyInstance, { database, clock }: { database: Database; clock: Clock }) {
  const seen = new LRUCache<string, { readonly at: number; readonly stored: Promise<void> }>({ max: 10_000 })
  app.addHook('onSend', async (request, reply) => {
    const view = readView(request)
    if (view === null || reply.statusCode >= 400) return
    const { caller, student_id } = view
    const now = getNowSeconds(clock)
    const name = `${caller.user_id} ${student_id}`
    const last = seen.get(name)
    if (last !== undefined && last.at > now - hourSeconds) return last.stored
    const stored = limitDatabase(database, caller.organisation_id).transaction(async (transaction) =>
      recordEvent(transaction, caller, { type: 'child_viewed', student_ids: [student_id] }, now),
    )
    seen.set(name, { at: now, stored })
    await stored.catch((error: unknown) => {
      seen.delete(name)
      throw error
    })
  })
}

function readView(
  request: FastifyRequest,
): { readonly caller: UserCaller; readonly student_id: number } | null {
  const { method, caller, params } = request
  const endpoint: Endpoint | undefined = request.routeOptions.config.endpoint
  if (method !== 'GET' || endpoint?.needs !== 'supervisor' || !isUser(caller)) return null
  if (!childPath.test(request.routeOptions.url ?? '')) return null
  const { id } = params as { readonly id?: unknown }
  return typeof id === 'number' ? { caller, student_id: id } : null
}

const isUser = (caller: OrganisationCaller | UserCaller | null): caller is UserCaller =>
  caller !== null && 'user_id' in caller
