import * as z from 'zod'
import { Id, UnixSeconds } from './scalars.ts'

/** From when answers count; left out: from the first. */
export const InsightQuery = z.object({ since: z.coerce.number().pipe(UnixSeconds).optional() })

const Count = z.int().min(0)
/** The Monday on which a week of Amsterdam begins. */
const Week = z.iso.date()

/**
 * How often a word was spelt, and how often that was right at the first try and without help. A word counts once each time
 * that an exercise asks it; exercises that only show it, and paper, do not count.
 */
const tally = { words: Count, right: Count }
export const SpellingTally = z.object(tally)
export type SpellingTally = z.infer<typeof SpellingTally>

/** A stretch of practice without a pause of ten minutes. */
export const PracticeSession = z.object({
  started_at: UnixSeconds,
  seconds: Count,
  ...tally,
})
export type PracticeSession = z.infer<typeof PracticeSession>

export const PracticeWeek = z.object({ week: Week, seconds: Count, sessions: Count, ...tally })
export type PracticeWeek = z.infer<typeof PracticeWeek>

/** A spelling category of the curriculum; '' where no rule explains an error. */
const category = { category: z.string(), name: z.string() }

/** How well a category is mastered, in all and by week. */
export const CategoryMastery = z.object({
  ...category,
  ...tally,
  weeks: z.array(z.object({ week: Week, ...tally })),
  /** In dictations and toetsen only: words that were practised before, and words that never were. */
  trained: SpellingTally,
  untrained: SpellingTally,
})
export type CategoryMastery = z.infer<typeof CategoryMastery>

/** A word as the child wrote it, and how often. */
export const OwnSpelling = z.object({
  word: z.string(),
  written: z.string(),
  count: Count,
  last_at: UnixSeconds,
})
export type OwnSpelling = z.infer<typeof OwnSpelling>

/** A kind of error, with the spellings that occur most. */
export const ErrorType = z.object({
  tag: z.string(),
  name: z.string(),
  count: Count,
  spellings: z.array(OwnSpelling),
})
export type ErrorType = z.infer<typeof ErrorType>

export const CategoryErrors = z.object({ ...category, count: Count, types: z.array(ErrorType) })
export type CategoryErrors = z.infer<typeof CategoryErrors>

/** Letters that were written for other letters; either may be '', for what was left out or added. */
export const Confusion = z.object({
  expected: z.string(),
  written: z.string(),
  count: Count,
  spellings: z.array(OwnSpelling),
})
export type Confusion = z.infer<typeof Confusion>

/** One time that a word was spelt: right, right later or with help, or wrong (then as `written`, where that is known). */
export const SpellingMoment = z.object({
  at: UnixSeconds,
  outcome: z.enum(['right', 'later', 'wrong']),
  written: z.string().nullable(),
})
export type SpellingMoment = z.infer<typeof SpellingMoment>

/** A word of a repetition: since when it is due, and what it was spelt like before, the latest last. */
export const RepetitionWord = z.object({
  word: z.string(),
  /** Null for a word that nothing is remembered of. */
  due_at: UnixSeconds.nullable(),
  moments: z.array(SpellingMoment),
})
export type RepetitionWord = z.infer<typeof RepetitionWord>

/** A repetition that waits for the child, or will when it next asks, and why. */
export const RepetitionReason = z.object({
  /** The step that is repeated. */
  step_id: Id,
  label: z.string(),
  reason: z.enum(['due', 'marked']),
  words: z.array(RepetitionWord),
})
export type RepetitionReason = z.infer<typeof RepetitionReason>

/** Words of a category that are due for repetition; `words` are those that are due longest. */
export const DueCategory = z.object({
  ...category,
  count: Count,
  words: z.array(z.object({ word: z.string(), due_at: UnixSeconds })),
})
export type DueCategory = z.infer<typeof DueCategory>

/**
 * How well a child knows whether it knows (KALM-2): of the answers of which it told how sure it was, how often it was right.
 * `sure_wrong` are the spellings of which it did not know that they are wrong, the most often written first.
 */
export const Calibration = z.object({
  sure: SpellingTally,
  doubt: SpellingTally,
  sure_wrong: z.array(OwnSpelling),
})
export type Calibration = z.infer<typeof Calibration>

/** What the log of answers tells of a child (supervisor.md, point 6). */
export const StudentInsight = z.object({
  student_id: Id,
  practice: z.object({
    seconds: Count,
    num_sessions: Count,
    /** The latest first, at most fifty. */
    sessions: z.array(PracticeSession),
    weeks: z.array(PracticeWeek),
  }),
  /** In the order of the curriculum. */
  categories: z.array(CategoryMastery),
  trained: SpellingTally,
  untrained: SpellingTally,
  /** What goes wrong most comes first. */
  errors: z.array(CategoryErrors),
  confusions: z.array(Confusion),
  /** Whatever the period. */
  due: z.object({ num_due: Count, num_soon: Count, categories: z.array(DueCategory) }),
  repetitions: z.array(RepetitionReason),
  calibration: Calibration,
})
export type StudentInsight = z.infer<typeof StudentInsight>

/** A child of a group: how it does in the categories that it practised. */
export const GroupInsightStudent = z.object({
  student_id: Id,
  name: z.string(),
  ...tally,
  cells: z.array(z.object({ category: z.string(), ...tally })),
})
export type GroupInsightStudent = z.infer<typeof GroupInsightStudent>

/** What the log of answers tells of a group: categories in the order of the curriculum, children by name. */
export const GroupInsight = z.object({
  group_id: Id,
  categories: z.array(z.object({ ...category, ...tally })),
  students: z.array(GroupInsightStudent),
})
export type GroupInsight = z.infer<typeof GroupInsight>
