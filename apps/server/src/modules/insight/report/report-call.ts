import type { Database } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import type { Contents, Printer } from '../../curriculum/index.ts'

export interface ReportDependencies {
  readonly database: Database
  readonly contents: Contents
  readonly printer: Printer
}

/** Who asks for a report or an export, of which child or group; `now` in unix seconds. */
export interface ReportCall {
  readonly caller: UserCaller
  readonly id: number
  readonly now: number
}
