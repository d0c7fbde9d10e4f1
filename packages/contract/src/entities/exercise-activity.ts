import * as z from 'zod'

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
