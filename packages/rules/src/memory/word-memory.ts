import { createEmptyCard, fsrs, Rating, State, type Card, type Grade as FsrsGrade } from 'ts-fsrs'
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

/**
 * FSRS with default weights, but without its steps of minutes: a child meets a word again another day at the
 * earliest.
 */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false })

const ratings: Readonly<Record<RecallGrade, FsrsGrade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
}

/**
 * `at` in unix seconds; `memory` null: the first time. A clock that went back counts as standing still, because the
 * scheduler refuses an earlier review.
 */
export const reviewWord = (memory: WordMemory | null, grade: RecallGrade, at: number): WordMemory => {
  const last_review = Math.max(at, memory?.last_review ?? at)
  const now = new Date(last_review * 1000)
  const { card } = scheduler.next(
    memory === null ? createEmptyCard(now) : toCard(memory),
    now,
    ratings[grade],
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

/** Without steps of minutes every card is in review, and its plan follows from its times. */
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
