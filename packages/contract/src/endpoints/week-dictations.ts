import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { groupLimits } from '../limits.ts'
import {
  DictationMarks,
  DictationPreview,
  DictationPreviewBody,
  Id,
  NewWeekDictation,
  WeekDictation,
  WeekDictationSummary,
} from '../entities/index.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })
const supervised = { tag: 'week-dictation', auth: 'bearer', needs: 'supervisor' } as const

export const weekDictationEndpoints = defineEndpoints({
  'GET /api/v1/begeleider/group/:id/week-dictation': {
    ...supervised,
    summary: 'The week’s dictations of a group, the latest day first',
    params,
    response: z.array(WeekDictationSummary),
  },
  'POST /api/v1/begeleider/group/:id/week-dictation/preview': {
    ...supervised,
    summary:
      'Which children a dictation would reach, and for whom its words are hard or easy; nothing is kept',
    params,
    body: DictationPreviewBody,
    response: DictationPreview,
    perMinute: 240,
    changesNothing: true,
  },
  'POST /api/v1/begeleider/week-dictation': {
    ...supervised,
    summary: 'Give all children of a group the words of a week, and the dictation of them on its day',
    body: NewWeekDictation,
    response: WeekDictation,
    success: 201,
    idempotent: true,
    perMinute: 60,
  },
  'GET /api/v1/begeleider/week-dictation/:id': {
    ...supervised,
    summary: 'A week’s dictation: its words, whom it reaches, and the results per word and per child',
    params,
    response: WeekDictation,
  },
  'PATCH /api/v1/begeleider/week-dictation/:id': {
    ...supervised,
    summary:
      'Close the dictation or open it again, or store what children wrote on paper; the log of answers does not change',
    params,
    body: z.strictObject({
      is_closed: z.boolean().optional(),
      children: z.array(DictationMarks).max(groupLimits.students).optional(),
    }),
    maxBodyBytes: 1_000_000,
    response: WeekDictation,
    idempotent: true,
  },
  'GET /api/v1/begeleider/week-dictation/:id/sheet.pdf': {
    ...supervised,
    summary: 'The words with their sentences to read aloud and to mark by, and lines to write on',
    params,
    response: null,
    contentType: 'application/pdf',
  },
  'POST /api/v1/begeleider/week-dictation/:id/csv': {
    ...supervised,
    summary: 'The result of a dictation as CSV: each child with its mark and the words it missed',
    params,
    response: null,
    contentType: 'text/csv; charset=utf-8',
    exportsChildren: true,
    changesNothing: true,
    perMinute: 60,
  },
  'DELETE /api/v1/begeleider/week-dictation/:id': {
    ...supervised,
    summary:
      'Take a dictation back before its day; what children practised of it stays. 409 once it was begun',
    params,
    response: z.object({ id: Id }),
    idempotent: true,
  },
})
