import * as z from 'zod'

/** The activity of a template decides in which workplace it is done. */
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
