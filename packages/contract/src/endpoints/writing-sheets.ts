import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { Id, NewWritingSheet, WritingSheet, WritingSheetMarks, WritingSheets } from '../entities/index.ts'
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
  'POST /api/v1/begeleider/student/:id/writing-sheet': {
    ...supervised,
    summary: 'Make a sheet of words of the student’s steps, with a code to fill in how it went',
    params,
    body: NewWritingSheet,
    response: WritingSheet,
    success: 201,
    idempotent: true,
    perMinute: 60,
  },
  'GET /api/v1/begeleider/writing-sheet/:id/sheet.pdf': {
    ...supervised,
    summary: 'A sheet to print: each word, with lines of the student’s school group',
    params,
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
