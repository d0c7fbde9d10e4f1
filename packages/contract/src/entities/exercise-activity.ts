import * as z from 'zod'

/** The activity of a template determines its workplace. */
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
