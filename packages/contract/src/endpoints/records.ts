import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { ChildRecords, FoundFamily } from '../entities/index.ts'

const common = { tag: 'records', auth: 'bearer', needs: 'student' } as const

/** Returns the caller's own records only (ADR 77). */
export const recordEndpoints = defineEndpoints({
  'GET /api/v1/record': {
    ...common,
    summary: 'What the student did itself, beside what it did before: never beside another, never by time',
    response: ChildRecords,
  },
  'GET /api/v1/word-family': {
    ...common,
    summary: 'Families of words of the curriculum, with the words of each that the student wrote rightly',
    response: z.array(FoundFamily),
  },
})
