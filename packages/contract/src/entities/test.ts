import * as z from 'zod'
import { maxAnswerMs } from '../limits.ts'
import { Confidence, DetailedResult, ExerciseSummary } from './exercise.ts'
import { Difficulty, Id, UnixSeconds } from './scalars.ts'
import { Word } from './word.ts'

/** Before a step (only measures), after it, as a step, in a measure (rules.md, Tests), or weekly (ADR 39). */
export const TestKind = z.enum(['instap', 'sluit', 'stap', 'meting', 'weekdictee'])
export type TestKind = z.infer<typeof TestKind>

/** The place where 'Ga naar volgende stap' leads (`lesson`, `test`), or 'Ga door naar het volgende level' (TST-6). */
export const TestDestination = z.object({
  to: z.enum(['lesson', 'test', 'world', 'end-cave', 'treehouse']),
  phase_id: z.int().min(1).max(4).nullable(),
  step_id: Id.nullable(),
  test_id: Id.nullable(),
})
export type TestDestination = z.infer<typeof TestDestination>

/** A toets (RUL-5). Results, score, `passed` and `next` are set when it is complete, but hidden in a measure. */
export const Test = z.object({
  id: Id,
  step_id: Id,
  kind: TestKind,
  label: z.string(),
  phase_id: z.int().min(1).max(4).nullable(),
  words: z.record(z.string(), z.array(Word)),
  order: z.array(z.object({ step_id: Id, word: z.string() })),
  word_index: z.int().min(0),
  current_step: Id.nullable(),
  current_word: z.string().nullable(),
  difficulty: Difficulty,
  is_complete: z.boolean(),
  percentage_score: z.int().min(0).max(100).nullable(),
  /** Null for an entry test, which a child can't fail. */
  passed: z.boolean().nullable(),
  detailed_results: z.array(DetailedResult),
  /** Null if the test must be taken again ('Herhaal de toets'). */
  next: TestDestination.nullable(),
  /** Template, sounds and minimum scores (TST-5). */
  exercise: ExerciseSummary,
})
export type Test = z.infer<typeof Test>

/** The typed answer (API-4). The server judges it, and any text is valid. `time`: ms; `startTime`: unix seconds. */
export const TestAnswerBody = z.object({
  step_id: Id,
  word: z.string().min(1).max(100),
  num_errors: z.int().min(0).max(99),
  time: z.int().min(0).max(maxAnswerMs).default(0),
  startTime: UnixSeconds.optional(),
  data: z.record(z.string().max(40), z.unknown()).optional(),
  confidence: Confidence.optional(),
})
export type TestAnswerBody = z.input<typeof TestAnswerBody>
