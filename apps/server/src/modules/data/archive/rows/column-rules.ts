import {
  Confidence,
  DictationMark,
  HolidayRegion,
  MeasureKind,
  MixSize,
  Region,
  RecordableType,
  RecordedType,
  TreehousePlace,
  VoiceLicence,
} from '@letterliaan/contract'
import * as z from 'zod'
import type { Table } from '../../../../db/personal-data/description.ts'

const day = z.iso.date()
const Difficulty = z.int().min(1).max(3)
const world = z.int().min(1).max(4)
const plainName = z.string().regex(/^[A-Za-z0-9_-]{1,200}$/)
const whole = z.int().min(0)

/** Limits the cost of a password check, which the hash itself defines, to a few times ours (password.ts). */
const maxMemoryKb = 65_536
const maxPasses = 6
const passwordHash = z.string().refine((text) => {
  const found =
    /^\$argon2id\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=(\d)\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{16,86}$/.exec(
      text,
    )
  const [, memory = '', passes = '', lanes = ''] = found ?? []
  return found !== null && Number(memory) <= maxMemoryKb && Number(passes) <= maxPasses && Number(lanes) <= 4
})

const username = z
  .string()
  .min(1)
  .max(254)
  .refine((text) => text === text.trim().toLowerCase() && !/\p{Cc}/u.test(text))

/** Checks the values of a column, not its type. The table checks null. */
export const columnRules: Partial<Record<Table, Readonly<Record<string, z.ZodType>>>> = {
  organisation: {
    name: z.string().trim().min(1).max(100),
    kind: z.literal('school'),
    brin: z.string().regex(/^[0-9A-Z]{4}(\d{2})?$/),
    holiday_region: HolidayRegion,
    region: Region,
    mix_size: MixSize,
    dictation_mark: DictationMark,
  },
  // No board member: boards are above schools and are never imported.
  user: {
    role: z.enum(['student', 'meekijker', 'begeleider', 'beheerder']),
    username,
    password_hash: passwordHash,
    name: z.string().max(200),
    email: z.string().max(254),
  },
  student: {
    level_id: z.int().min(3).max(8),
    buddy_id: z.int().min(1).max(6),
    phase_id: world,
    opened_world: z.int().min(0).max(4),
    dle: whole,
    end_reward_win_code: whole,
    first_name: z.string().max(100),
    last_name: z.string().max(100),
    screen_name: z.string().max(100),
  },
  subscription: { kind: z.enum(['demo', 'paid']), product: z.string().max(100) },
  group: { name: z.string().min(1).max(200), level_id: z.int().min(3).max(8) },
  group_goal: { words_wanted: whole },
  step: {
    lock: z.enum(['auto', 'open', 'locked']),
    test_kind: z.enum(['entry', 'closing']),
    phase_id: world,
    min_difficulty: Difficulty,
    max_difficulty: Difficulty,
    passing_difficulty: Difficulty,
    redo_difficulty: Difficulty,
  },
  answer: {
    kind: z.enum(['attempt', 'answer']),
    difficulty: Difficulty,
    confidence: Confidence,
    input: z.string().max(1000),
    time_ms: whole,
    hints: whole,
    cheats: whole,
    call: z.string().length(22),
  },
  run: { difficulty: Difficulty, number: whole, percentage_score: z.int().min(0).max(100) },
  student_exercise: { difficulty: Difficulty, run: whole, round: whole },
  pending_run: { difficulty: Difficulty, run: whole, answer_id: whole, failed_version: z.string().max(40) },
  point: { reason: z.enum(['exercise', 'repeat', 'purchase', 'correction', 'refund', 'forgiven']) },
  student_badge: { place: TreehousePlace },
  measure: { kind: MeasureKind },
  today_mark: { mark: z.enum(['seen', 'later']), cause: z.string().max(100) },
  recording: {
    type: RecordableType,
    file_name: plainName,
    voice_pack: z.string().regex(/^[0-9a-f]{64}$/),
  },
  voice_pack: { content_hash: z.string().regex(/^[0-9a-f]{64}$/), licence: VoiceLicence, made_on: day },
  pronunciation: { type: RecordedType, file_name: plainName },
  own_picture: { name: z.string().regex(/^eigen-[0-9a-f]{32}$/), alt: z.string().max(500) },
  word_cut: { word: z.string().min(1).max(100), marked: z.string().min(1).max(600) },
  word: { word: z.string().min(1).max(100), file_name: plainName },
  curriculum_step: { nr: z.int().min(1), version: z.int() },
  week_dictation: { day },
  intervention: { begin_on: day, end_on: day },
  instruction: { look_again_on: day },
  normed_moment: { taken_on: day },
  supervisor_note: { follow_up_on: day },
  book: { url: z.url({ protocol: /^https$/ }) },
  user_report: { data: z.string().max(16_000) },
}
