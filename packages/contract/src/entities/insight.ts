import * as z from 'zod'
import { PersonalBest } from './goal.ts'
import { MeasuredChange } from './measure.ts'
import { Id, UnixSeconds } from './scalars.ts'

export const InsightQuery = z.object({ since: z.coerce.number().pipe(UnixSeconds).optional() })

const Count = z.int().min(0)
const Week = z.iso.date()

/** `right`: at the first attempt without help. Words that are only shown, or are on paper, do not count. */
const tally = { words: Count, right: Count }
export const SpellingTally = z.object(tally)
export type SpellingTally = z.infer<typeof SpellingTally>

/** Practice that has no pause of ten minutes. */
export const PracticeSession = z.object({
  started_at: UnixSeconds,
  seconds: Count,
  ...tally,
})
export type PracticeSession = z.infer<typeof PracticeSession>

export const PracticeWeek = z.object({ week: Week, seconds: Count, sessions: Count, ...tally })
export type PracticeWeek = z.infer<typeof PracticeWeek>

const category = { category: z.string(), name: z.string() }

const Chance = z.number().min(0).max(1)

/** Chance of a right first attempt on a new word, with its 90% interval. Statements use only `look` (rules/skill). */
export const SkillEstimate = z.object({
  chance: Chance,
  low: Chance,
  high: Chance,
  look: z.enum(['good', 'middle', 'low', 'unknown']),
})
export type SkillEstimate = z.infer<typeof SkillEstimate>

/** Counts are about the period. `skill` is the estimate at the end of the period, or now. */
export const CategoryMastery = z.object({
  ...category,
  ...tally,
  skill: SkillEstimate,
  weeks: z.array(z.object({ week: Week, ...tally })),
  /** Counts only dictations and toetsen: words practised before, and new words. */
  trained: SpellingTally,
  untrained: SpellingTally,
})
export type CategoryMastery = z.infer<typeof CategoryMastery>

export const OwnSpelling = z.object({
  word: z.string(),
  written: z.string(),
  verb: z
    .string()
    .optional()
    .describe('Of a verb, the form that was asked: lemma, person, time. Absent elsewhere.'),
  count: Count,
  last_at: UnixSeconds,
})
export type OwnSpelling = z.infer<typeof OwnSpelling>

export const ErrorType = z.object({
  tag: z.string(),
  name: z.string(),
  count: Count,
  spellings: z.array(OwnSpelling),
})
export type ErrorType = z.infer<typeof ErrorType>

export const CategoryErrors = z.object({ ...category, count: Count, types: z.array(ErrorType) })
export type CategoryErrors = z.infer<typeof CategoryErrors>

export const Confusion = z.object({
  expected: z.string(),
  written: z.string(),
  count: Count,
  spellings: z.array(OwnSpelling),
})
export type Confusion = z.infer<typeof Confusion>

/** Right, right later or with help, or wrong (with `written` if it is known). */
export const SpellingMoment = z.object({
  at: UnixSeconds,
  outcome: z.enum(['right', 'later', 'wrong']),
  written: z.string().nullable(),
})
export type SpellingMoment = z.infer<typeof SpellingMoment>

/** The latest is last. `chosen`, `fills`: not due; `unrecalled`: only read or copied; `confirms`: checks mastery. */
export const RepetitionWord = z.object({
  word: z.string(),
  why: z.enum(['chosen', 'due', 'written', 'fills', 'unrecalled', 'confirms']),
  step: z.string(),
  /** Null if the child has no memory of the word. */
  due_at: UnixSeconds.nullable(),
  moments: z.array(SpellingMoment),
})
export type RepetitionWord = z.infer<typeof RepetitionWord>

/** A repetition that waits now, or will be made at the child's next request, and its reason. */
export const RepetitionReason = z.object({
  /** The repeated step, or for 'Door elkaar' (`due`) the step that teaches its first word. */
  step_id: Id,
  label: z.string(),
  reason: z.enum(['due', 'marked']),
  words: z.array(RepetitionWord),
})
export type RepetitionReason = z.infer<typeof RepetitionReason>

export const DueCategory = z.object({
  ...category,
  count: Count,
  words: z.array(z.object({ word: z.string(), due_at: UnixSeconds })),
})
export type DueCategory = z.infer<typeof DueCategory>

/** How certain the child was (KALM-2). `sure_wrong`: wrong spellings it was sure of, most frequent first. */
export const Calibration = z.object({
  sure: SpellingTally,
  doubt: SpellingTally,
  sure_wrong: z.array(OwnSpelling),
})
export type Calibration = z.infer<typeof Calibration>

/** Changes of skill that are larger than their error, of all categories together and of single ones. */
export const SkillChanges = z.object({
  /** True if there are enough weeks to see a change. If false, 'no change' is unknown too. */
  is_known: z.boolean(),
  together: MeasuredChange.nullable(),
  categories: z.array(z.object({ category: z.string(), changed: MeasuredChange })),
})
export type SkillChanges = z.infer<typeof SkillChanges>

export const StudentInsight = z.object({
  student_id: Id,
  /** Runs that could not be read, so that estimates and due words do not include them. */
  num_unread_runs: Count,
  practice: z.object({
    seconds: Count,
    num_sessions: Count,
    sessions: z.array(PracticeSession),
    weeks: z.array(PracticeWeek),
  }),
  best: PersonalBest,
  categories: z.array(CategoryMastery),
  changes: SkillChanges,
  /** Categories that declined recently, as on 'Vandaag'; null if none did. */
  fall: z.array(z.string()).nullable(),
  trained: SpellingTally,
  untrained: SpellingTally,
  errors: z.array(CategoryErrors),
  confusions: z.array(Confusion),
  due: z.object({ num_due: Count, num_soon: Count, categories: z.array(DueCategory) }),
  repetitions: z.array(RepetitionReason),
  calibration: Calibration,
  /** How often the child looked at the hidden word, in its last words. */
  looks: z.object({ words: Count, looked: Count }),
})
export type StudentInsight = z.infer<typeof StudentInsight>

export const GroupInsightStudent = z.object({
  student_id: Id,
  name: z.string(),
  /** As in `StudentInsight`. */
  num_unread_runs: Count,
  ...tally,
  /** Time and number of sessions while the child was in the group. */
  seconds: Count,
  num_sessions: Count,
  cells: z.array(z.object({ category: z.string(), ...tally, skill: SkillEstimate })),
})
export type GroupInsightStudent = z.infer<typeof GroupInsightStudent>

export const GroupInsight = z.object({
  group_id: Id,
  /** Counts the children with an estimate, and the children for whom it is hard. */
  categories: z.array(z.object({ ...category, ...tally, num_known: Count, num_low: Count })),
  students: z.array(GroupInsightStudent),
  /** Children who left the group. Totals include their words in it, but their names are not returned. */
  former: z.object({ num_students: Count, ...tally }),
})
export type GroupInsight = z.infer<typeof GroupInsight>
