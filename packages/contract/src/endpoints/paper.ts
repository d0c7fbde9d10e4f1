import * as z from 'zod'
import { defineEndpoints, params } from '../endpoint.ts'
import { groupLimits, writingSheetLimits } from '../limits.ts'
import {
  DictationMarks,
  DictationPreview,
  DictationPreviewBody,
  Id,
  NewWeekDictation,
  NewWritingSheets,
  WeekDictation,
  WeekDictationSummary,
  WritingSheet,
  WritingSheetMarks,
  WritingSheets,
} from '../entities/index.ts'

const ofDictation = { tag: 'week-dictation', auth: 'bearer', needs: 'supervisor' } as const
const ofSheets = { tag: 'writing-sheet', auth: 'bearer', needs: 'supervisor' } as const

export const paperEndpoints = defineEndpoints({
  'GET /api/v1/begeleider/group/:id/week-dictation': {
    ...ofDictation,
    summary: 'The week’s dictations of a group, the latest day first',
    params,
    response: z.array(WeekDictationSummary),
  },
  'POST /api/v1/begeleider/group/:id/week-dictation/preview': {
    ...ofDictation,
    summary:
      'Which children a dictation would reach, and for whom its words are hard or easy; nothing is kept',
    params,
    body: DictationPreviewBody,
    response: DictationPreview,
    perMinute: 240,
    changesNothing: true,
  },
  'POST /api/v1/begeleider/week-dictation': {
    ...ofDictation,
    summary: 'Give all children of a group the words of a week, and the dictation of them on its day',
    body: NewWeekDictation,
    response: WeekDictation,
    success: 201,
    idempotent: true,
    perMinute: 60,
  },
  'GET /api/v1/begeleider/week-dictation/:id': {
    ...ofDictation,
    summary: 'A week’s dictation: its words, whom it reaches, and the results per word and per child',
    params,
    response: WeekDictation,
  },
  'PATCH /api/v1/begeleider/week-dictation/:id': {
    ...ofDictation,
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
    ...ofDictation,
    summary: 'The words with their sentences to read aloud and to mark by, and lines to write on',
    params,
    response: null,
    contentType: 'application/pdf',
  },
  'POST /api/v1/begeleider/week-dictation/:id/csv': {
    ...ofDictation,
    summary: 'The result of a dictation as CSV: each child with its mark and the words it missed',
    params,
    response: null,
    contentType: 'text/csv; charset=utf-8',
    exportsChildren: true,
    changesNothing: true,
    perMinute: 60,
  },
  'DELETE /api/v1/begeleider/week-dictation/:id': {
    ...ofDictation,
    summary:
      'Take a dictation back before its day; what children practised of it stays. 409 once it was begun',
    params,
    response: z.object({ id: Id }),
    idempotent: true,
  },
  'GET /api/v1/begeleider/student/:id/writing-sheet': {
    ...ofSheets,
    summary:
      'Words that a student missed in its last dictations, and its sheets to write words over on paper',
    params,
    response: WritingSheets,
  },
  'POST /api/v1/begeleider/writing-sheet': {
    ...ofSheets,
    summary:
      'Make sheets of words of students’ steps, each with a code to fill in how it went; one of the same words that waits is given again',
    body: NewWritingSheets,
    response: z.array(WritingSheet),
    success: 201,
    idempotent: true,
    perMinute: 60,
  },
  'GET /api/v1/begeleider/writing-sheet/sheet.pdf': {
    ...ofSheets,
    summary: 'Sheets to print: each word, with lines of the student’s school group',
    /** Ids such as '12,13', at most 60. */
    query: z.object({ ids: z.string().regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,59}$/) }),
    response: null,
    contentType: 'application/pdf',
    perMinute: 60,
  },
  'GET /api/v1/begeleider/writing-sheet/code/:code': {
    ...ofSheets,
    summary: 'The sheet with this code, of a student that the caller sees',
    params: z.object({ code: z.string().max(writingSheetLimits.typedCode) }),
    response: WritingSheet,
    perMinute: 30,
  },
  'PUT /api/v1/begeleider/writing-sheet/:id/marks': {
    ...ofSheets,
    summary: 'Fill in how all words of a sheet went; again corrects it',
    params,
    body: WritingSheetMarks,
    response: WritingSheet,
    idempotent: true,
  },
})
