import { createEmptyCard, default_w, fsrs, Rating, State, type Card, type Grade as FsrsGrade } from 'ts-fsrs'
import { correctTimeAfter } from '../evidence/index.ts'
import type { RecallGrade } from './grade.ts'

/** Times in unix seconds. */
export interface WordMemory {
  /** Days until the chance to remember falls to 90%. */
  readonly stability: number
  /** 1 to 10. */
  readonly difficulty: number
  readonly due: number
  readonly last_review: number
  readonly reps: number
  readonly lapses: number
}

/** The weights of FSRS-6, in its order. */
export type MemoryParameters = readonly number[]

export const defaultMemoryParameters: MemoryParameters = default_w

const schedulers = new WeakMap<MemoryParameters, ReturnType<typeof fsrs>>()

/** FSRS without learning steps of minutes, because a word returns the next day at the earliest. */
function schedulerOf(parameters: MemoryParameters) {
  const known = schedulers.get(parameters)
  if (known) return known
  const scheduler = fsrs({ w: [...parameters], enable_short_term: false, enable_fuzz: false })
  schedulers.set(parameters, scheduler)
  return scheduler
}

export const fsrsGrades: Readonly<Record<RecallGrade, FsrsGrade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
}

const halfDay = 43_200

/** A right answer within half a day is no evidence of memory, so the schedule does not change. */
export const isTooSoon = (grade: RecallGrade, since: number): boolean =>
  grade !== 'again' && since >= 0 && since < halfDay

/** `at`: unix seconds from `correctTimeAfter`. `memory`: null the first time. */
export const reviewWord = (
  memory: WordMemory | null,
  grade: RecallGrade,
  at: number,
  parameters: MemoryParameters = defaultMemoryParameters,
): WordMemory => {
  const last_review = correctTimeAfter(memory?.last_review ?? null, at)
  if (memory !== null && isTooSoon(grade, last_review - memory.last_review)) return memory
  const now = new Date(last_review * 1000)
  const { card } = schedulerOf(parameters).next(
    memory === null
      ? createEmptyCard(now)
      : toCard({ ...memory, last_review: Math.min(memory.last_review, last_review) }),
    now,
    fsrsGrades[grade],
  )
  const { stability, difficulty, due, reps, lapses } = card
  return {
    stability,
    difficulty,
    due: Math.floor(due.getTime() / 1000),
    last_review,
    reps,
    lapses,
  }
}

/** Without learning steps every card is in the review state. */
const toCard = ({ stability, difficulty, due, last_review, reps, lapses }: WordMemory): Card => ({
  stability,
  difficulty,
  reps,
  lapses,
  due: new Date(due * 1000),
  last_review: new Date(last_review * 1000),
  elapsed_days: 0,
  scheduled_days: Math.round((due - last_review) / 86_400),
  learning_steps: 0,
  state: State.Review,
})
