import * as z from 'zod'
import { Id } from './scalars.ts'

/** Who is logged in at the supervisor's side (rules.md, Accounts). */
export const Supervisor = z.object({
  id: Id,
  name: z.string(),
  role: z.enum(['begeleider', 'beheerder']),
  /** The name of the organisation. */
  organisation: z.string(),
})
export type Supervisor = z.infer<typeof Supervisor>
