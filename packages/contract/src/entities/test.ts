import * as z from 'zod'
import { Confidence, DetailedResult, ExerciseSummary } from './exercise.ts'
import { Difficulty, Id, UnixSeconds } from './scalars.ts'
import { Word } from './word.ts'

/**
 * Before a step (measures only), after it (closes it), a step of its own over those before it (rules.md, Tests), or a part
 * of a measure (rules.md, Measures).
 */
export const TestKind = z.enum(['instap', 'sluit', 'stap', 'meting'])
export type TestKind = z.infer<typeof TestKind>

/**
 * Where the outro of a test leads (TST-6): `lesson` and `test` name the step (and its test), `world` the world.
 * To `lesson` or `test`: 'Ga naar volgende stap' (after an entry test 'Ga naar oefeningen'); to `world` or `end-cave`:
 * 'Ga door naar het volgende level'.
 */
export const TestDestination = z.object({
  to: z.enum(['lesson', 'test', 'world', 'end-cave', 'treehouse']),
  phase_id: z.int().min(1).max(4).nullable(),
  step_id: Id.nullable(),
  test_id: Id.nullable(),
})
export type TestDestination = z.infer<typeof TestDestination>

/**
 * A student's test (RUL-5). The words are told by step, and `order` says in which order they come; the
 * word whose turn it is, is `current_word` of `current_step`, null when the test is complete. Nothing tells how an answer
 * went before the end: until then `detailed_results` is empty, and `percentage_score`, `passed` and `next` are null. Of a
 * part of a measure nothing tells it to the child at all: its supervisor sees it.
 */
export const Test = z.object({
  id: Id,
  step_id: Id,
  kind: TestKind,
  label: z.string(),
  phase_id: z.int().min(1).max(4).nullable(),
  /** By the id of the step that teaches them. */
  words: z.record(z.string(), z.array(Word)),
  order: z.array(z.object({ step_id: Id, word: z.string() })),
  /** How many words were answered. */
  word_index: z.int().min(0),
  current_step: Id.nullable(),
  current_word: z.string().nullable(),
  difficulty: Difficulty,
  is_complete: z.boolean(),
  percentage_score: z.int().min(0).max(100).nullable(),
  /** Was the minimum reached? An entry test is done in any case. */
  passed: z.boolean().nullable(),
  detailed_results: z.array(DetailedResult),
  /** Null if the test is to be taken again ('Herhaal de toets'). */
  next: TestDestination.nullable(),
  /** The test as an exercise: its template, its sounds, and the scores that it asks (TST-5). */
  exercise: ExerciseSummary,
})
export type Test = z.infer<typeof Test>

/**
 * The answer to one word of a test (API-4). `data` is `{ answer }`, what was typed: the server judges it, and
 * counts its own errors. A word without a typed answer counts as wrong. `time` in ms, `startTime` in unix seconds.
 */
export const TestAnswerBody = z.object({
  step_id: Id,
  word: z.string().min(1).max(100),
  num_errors: z.int().min(0).max(99),
  time: z.int().min(0).max(86_400_000).default(0),
  startTime: UnixSeconds.optional(),
  data: z.record(z.string().max(40), z.unknown()).optional(),
  confidence: Confidence.optional(),
})
export type TestAnswerBody = z.input<typeof TestAnswerBody>
