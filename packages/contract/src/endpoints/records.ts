import { defineEndpoints } from '../endpoint.ts'
import { OwnWords } from '../entities/index.ts'

/** Returns the caller's own records only (ADR 77). */
export const recordEndpoints = defineEndpoints({
  'GET /api/v1/record': {
    tag: 'records',
    auth: 'bearer',
    needs: 'student',
    summary:
      'What the student did itself, beside what it did before: never beside another, never by time. With the families of words of the curriculum, and the words of each that it wrote rightly',
    response: OwnWords,
  },
})
