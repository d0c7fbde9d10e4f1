import type { Endpoint } from '@letterliaan/contract'
import type { FastifyRequest } from 'fastify'
import type { Database, Queries } from '../../db/database.ts'
import type { Role } from '../../db/schema.ts'
import type { LinkSigner } from './link-signer.ts'
import {
  createForbiddenError,
  createNotLoggedInError,
  createSecondFactorNeededError,
} from '../errors/problem-error.ts'
import type { OrganisationCaller, UserCaller } from './caller.ts'
import { limitTo } from '../../db/limit-to-organisation.ts'
import { hashToken } from './token-secret.ts'
import { ownerFinders } from './owner-queries.ts'
import { findTokenHolder } from './queries.ts'

export interface AuthDependencies {
  readonly database: Database
  readonly signer: LinkSigner
  readonly now: number
}

/** Reads the caller. Returns null if the call is open to anyone. Throws 401 or 403. */
export async function readCaller(
  endpoint: Endpoint,
  request: FastifyRequest,
  { database, signer, now }: AuthDependencies,
): Promise<OrganisationCaller | UserCaller | null> {
  if (endpoint.auth === 'none') return null
  if (endpoint.auth === 'bearer-or-signed') {
    const path = request.url.replace(/\?.*/s, '')
    const organisation_id = signer.readOrganisation(request.query, now, path)
    if (organisation_id !== null) return { organisation_id }
  }
  const token = readBearer(request)
  const caller = token === null ? null : await findCaller(database.queries, token, now)
  if (caller === null) throw createNotLoggedInError()
  if (caller.needs_second_factor && endpoint.beforeSecondFactor !== true)
    throw createSecondFactorNeededError()
  refuseWhoMayNot(endpoint, request.method, caller)
  if (caller.is_read_only && !isRead(request.method)) throw onlyLooking()
  return caller
}

/** Only the child can do its own work (supervisor.md, point 11). */
const onlyLooking = () =>
  createForbiddenError('U kijkt alleen mee. Wilt u iets voor het kind doen? Neem het spel dan over.')

const staffOfSchool: ReadonlySet<Role> = new Set(['meekijker', 'begeleider', 'beheerder'])

/** Throws 403 if the caller lacks the rights that the call needs (rules.md, Accounts). */
function refuseWhoMayNot(endpoint: Endpoint, method: string, caller: UserCaller): void {
  const { needs = 'player' } = endpoint
  if (needs === 'user') {
    if (caller.role === 'bestuur' && !endpoint.ofOwnAccount)
      throw createForbiddenError('Het bestuur kan dit niet zien.')
  } else if (needs === 'supervisor') {
    if (!staffOfSchool.has(caller.role)) throw createForbiddenError('Dit is alleen voor begeleiders.')
  } else if (needs === 'administrator') {
    if (caller.role !== 'beheerder') throw createForbiddenError('Dit is alleen voor beheerders.')
  } else if (needs === 'board') {
    if (caller.role !== 'bestuur') throw createForbiddenError('Dit is alleen voor het bestuur.')
  } else if (needs === 'staff') {
    if (caller.role === 'student') throw createForbiddenError('Dit is alleen voor begeleiders.')
  } else if (needs === 'administrator-or-board') {
    if (caller.role !== 'beheerder' && caller.role !== 'bestuur')
      throw createForbiddenError('Dit is alleen voor beheerders.')
  } else if (caller.student_id === null) throw createForbiddenError('Dit is alleen voor leerlingen.')
  else if (needs === 'player' && !caller.has_active_subscription)
    throw createForbiddenError('Je abonnement is verlopen.')
  if (endpoint.exportsChildren && !caller.may_export)
    throw createForbiddenError('Op uw school haalt alleen een beheerder gegevens op als bestand.')
  if (caller.role === 'meekijker' && mayChange(endpoint, method))
    throw createForbiddenError('U kijkt mee: u kunt alles zien en niets veranderen.')
}

/** Tests whether the call may change anything other than the own account (ORG-4). */
const mayChange = ({ changesNothing, ofOwnAccount }: Endpoint, method: string): boolean =>
  ofOwnAccount !== true && !(changesNothing ?? isRead(method))

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

function readBearer(request: FastifyRequest): string | null {
  const match = /^Bearer ([A-Za-z0-9._~+/-]{1,200}=*)$/i.exec(request.headers.authorization ?? '')
  return match?.[1] ?? null
}

async function findCaller(queries: Queries, accessToken: string, now: number): Promise<UserCaller | null> {
  const hash = hashToken(accessToken)
  const owner = await ownerFinders.token(queries, accessToken)
  const row = owner && (await findTokenHolder(limitTo(queries, owner.organisation_id), hash, now))
  if (!row) return null
  const { subscribed, exchanged, lacking, export_by, ...caller } = row
  return {
    ...caller,
    may_export: export_by === 'supervisors' || caller.role === 'beheerder',
    has_active_subscription: subscribed === 1,
    is_read_only: exchanged === 'impersonation',
    needs_second_factor: lacking === 1,
  }
}
