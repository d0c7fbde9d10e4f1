import * as z from 'zod'

/** What a child does in an exercise: decides in which workplace it is done. */
export const ExerciseActivity = z.enum([
  'reading',
  'sounds',
  'groups',
  'typing',
  'listening',
  'blocks',
  'rules',
  'writing',
  'dictation',
])
export type ExerciseActivity = z.infer<typeof ExerciseActivity>
