import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { Id, NewWritingSheets, WritingSheet, WritingSheetMarks, WritingSheets } from '../entities/index.ts'
import { writingSheetLimits } from '../limits.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })
const supervised = { tag: 'writing-sheet', auth: 'bearer', needs: 'supervisor' } as const

export const writingSheetEndpoints = defineEndpoints({
  'GET /api/v1/begeleider/student/:id/writing-sheet': {
    ...supervised,
    summary:
      'Words that a student missed in its last dictations, and its sheets to write words over on paper',
    params,
    response: WritingSheets,
  },
  'POST /api/v1/begeleider/writing-sheet': {
    ...supervised,
    summary:
      'Make sheets of words of students’ steps, each with a code to fill in how it went; one of the same words that waits is given again',
    body: NewWritingSheets,
    response: z.array(WritingSheet),
    success: 201,
    idempotent: true,
    perMinute: 60,
  },
  'GET /api/v1/begeleider/writing-sheet/sheet.pdf': {
    ...supervised,
    summary: 'Sheets to print: each word, with lines of the student’s school group',
    /** Such as '12,13': at most 60. */
    query: z.object({ ids: z.string().regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,59}$/) }),
    response: null,
    contentType: 'application/pdf',
    perMinute: 60,
  },
  'GET /api/v1/begeleider/writing-sheet/code/:code': {
    ...supervised,
    summary: 'The sheet with this code, of a student that the caller sees',
    params: z.object({ code: z.string().max(writingSheetLimits.typedCode) }),
    response: WritingSheet,
    perMinute: 30,
  },
  'PUT /api/v1/begeleider/writing-sheet/:id/marks': {
    ...supervised,
    summary: 'Fill in how all words of a sheet went; again corrects it',
    params,
    body: WritingSheetMarks,
    response: WritingSheet,
    idempotent: true,
  },
})
