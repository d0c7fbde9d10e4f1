import type { StudentWorkEvent } from '@letterliaan/contract'

/** Not for the student's own channel. */
export const workEvents = ['student_place', 'student_move'] as const satisfies StudentWorkEvent['event'][]
