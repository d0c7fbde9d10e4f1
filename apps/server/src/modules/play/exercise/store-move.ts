import type { StudentExercise } from '@letterliaan/contract'
import { countsForMemory, type TemplateLogic } from '@letterliaan/exercises/logic'
import type { Transaction } from '../../../db/database.ts'
import { rememberWords } from '../memory/remember-words.ts'
import { concludeMove, type FindTaughtWord, type PlayedMove } from './conclude-move.ts'
import { logMove, type MoveMeta } from './log-move.ts'
import { logRun, type RunKey } from './log-run.ts'
import { tellMove, type WorkNames } from './tell-move.ts'

/** A move of an exercise or a toets, and the run before and after it. */
export interface MoveInRun {
  readonly key: RunKey
  readonly names: WorkNames
  readonly logic: TemplateLogic
  readonly find: FindTaughtWord
  readonly before: StudentExercise
  /** Does the log know of the run already? */
  readonly isBegun: boolean
  readonly after: StudentExercise
  readonly move: PlayedMove
  readonly meta: Omit<MoveMeta, 'template'>
  /** Of the student's exercise; a toets has none but 0. */
  readonly round: number
  /** Does it tell what the child remembers of what it learnt? A measure does not. */
  readonly remembers: boolean
}

/**
 * Appends a move that was played to the log, and brings up to date what it tells of words and run. Resolves to the run
 * after it, with the feedback that the child may see. `now` in unix seconds.
 */
export async function storeMove(
  transaction: Transaction,
  stored: MoveInRun,
  now: number,
): Promise<StudentExercise> {
  const { key, logic, find, before, isBegun, after, move, meta, round, remembers } = stored
  const template = logic.name
  const { run, moved, ended } = concludeMove(logic, find, before, after, move)
  await logMove(transaction, key, move, moved, { template, ...meta }, now)
  if (remembers && countsForMemory(template)) await rememberWords(transaction, key, ended, now)
  await logRun(transaction, key, { ...before, isBegun }, run, { template, round }, now)
  await tellMove(transaction, stored, now)
  return run
}
