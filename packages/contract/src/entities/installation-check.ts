import * as z from 'zod'
import { UnixSeconds } from './scalars.ts'

export const installationSubjects = ['database', 'backup', 'mail', 'forgetting', 'voice', 'disk'] as const

/** `wrong`: children notice it, or data is at risk. `attention`: it may go wrong later, or was not set up. */
const InstallationCheck = z.object({
  subject: z.enum(installationSubjects),
  state: z.enum(['good', 'attention', 'wrong']),
  /** Time of the last success; null if there was none or it does not apply. */
  at: UnixSeconds.nullable(),
})
export type InstallationCheck = z.infer<typeof InstallationCheck>

/** Checks of the whole server, which contain no data of a school. */
export const InstallationChecks = z.object({
  version: z.string(),
  checked_at: UnixSeconds,
  checks: z.array(InstallationCheck),
})
export type InstallationChecks = z.infer<typeof InstallationChecks>
