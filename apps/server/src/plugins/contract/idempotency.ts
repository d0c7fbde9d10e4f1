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

export interface OnceCall {
  readonly caller: UserCaller
  readonly now: number
  readonly keepsAnswer: boolean
}

/** Runs once per key. The key is stored last, so a second write of it rolls back. */
export async function runOnce(
  database: Database,
  request: FastifyRequest,
  { caller, now, keepsAnswer }: OnceCall,
  run: (transaction: Transaction, isRepeated: boolean) => Promise<unknown>,
): Promise<unknown> {
  const key = readKey(request)
  const request_hash = hashRequest(request)
  const runLocked = async (transaction: Transaction, isRepeated: boolean): Promise<unknown> => {
    await (caller.student_id === null
      ? database.dialect.lockRow(transaction, 'user', caller.user_id)
      : database.dialect.lockRow(transaction, 'student', caller.student_id))
    return run(transaction, isRepeated)
  }
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
    if (earlier.request_hash !== request_hash) throw keyInUse()
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

/** Hashes the parsed body, so that JSON formatting does not matter; the order of keys does. */
const hashRequest = ({ method, url, body }: FastifyRequest): string =>
  hash('sha256', encodeJson([method, url, body]), 'base64')

const keyInUse = (): ProblemError =>
  createProblemError(422, 'Sleutel al gebruikt', 'Deze Idempotency-Key is al voor iets anders gebruikt.')
