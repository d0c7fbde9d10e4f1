import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Database, Transaction } from '../../db/database.ts'
import { encodeJson, packJson, unpackJson } from '../../db/json.ts'
import type { UserCaller } from '../auth/caller.ts'
import { createBadRequestError, type ProblemError, createProblemError } from '../errors/problem-error.ts'
import { isTemporary } from '../errors/temporary.ts'
import { findStoredResponse, insertStoredResponse } from './queries.ts'

/** A UUID, or any other text of 1 to 100 printable characters. */
const keyPattern = /^[\x21-\x7e]{1,100}$/

export interface IdempotentCall {
  readonly caller: UserCaller
  readonly now: number
  readonly keepsAnswer: boolean
  /** True if `run` itself stores the fingerprint. */
  readonly storesKey: boolean
}

/** Runs once per key. The key is stored last, so a second call that stores it rolls back. */
export async function runOnce(
  database: Database,
  request: FastifyRequest,
  { caller, now, keepsAnswer, storesKey }: IdempotentCall,
  run: (transaction: Transaction, isRepeated: boolean, fingerprint: string | null) => Promise<unknown>,
): Promise<unknown> {
  const key = readKey(request)
  const request_hash = hashRequest(request)
  const fingerprint = key === null ? null : hashKey(key) + shorten(request_hash)
  const runLocked = async (transaction: Transaction, isRepeated: boolean): Promise<unknown> => {
    await (caller.student_id === null
      ? database.dialect.lockRow(transaction, 'user', caller.user_id)
      : database.dialect.lockRow(transaction, 'student', caller.student_id))
    return run(transaction, isRepeated, fingerprint)
  }
  if (storesKey) return database.transaction((transaction) => runLocked(transaction, false))
  const runAndRemember = async (transaction: Transaction): Promise<unknown> => {
    const answer = await runLocked(transaction, false)
    if (key !== null) {
      const body = keepsAnswer ? packJson(answer) : ''
      await insertStoredResponse(transaction, {
        organisation_id: caller.organisation_id,
        user_id: caller.user_id,
        key,
        request_hash,
        body,
        created_at: now,
      })
    }
    return answer
  }
  try {
    return await database.transaction(runAndRemember)
  } catch (error) {
    if (isTemporary(error)) throw error
    const earlier = key === null ? undefined : await findStoredResponse(database.queries, caller.user_id, key)
    if (!earlier) throw error
    if (earlier.request_hash !== request_hash) throw createKeyInUseError()
    return earlier.body === ''
      ? database.transaction((transaction) => runLocked(transaction, true))
      : unpackJson(earlier.body)
  }
}

function readKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !keyPattern.test(key)) {
    throw createBadRequestError('Idempotency-Key is 1 tot 100 gewone tekens lang.')
  }
  return key
}

/** Hashes the parsed body, so that the formatting of JSON does not matter, but the order of keys does. */
const hashRequest = ({ method, url, body }: FastifyRequest): string =>
  hash('sha256', encodeJson([method, url, body]), 'base64')

/** Number of base64 characters, which is 66 bits. */
export const hashLength = 11

const shorten = (hashed: string): string => hashed.slice(0, hashLength)

export const hashKey = (key: string): string => shorten(hash('sha256', key, 'base64'))

export const createKeyInUseError = (): ProblemError =>
  createProblemError(422, 'Sleutel al gebruikt', 'Deze Idempotency-Key is al voor iets anders gebruikt.')
