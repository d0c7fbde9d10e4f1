import type { Database, Transaction } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import type { Contents } from '../../curriculum/content.ts'
import type { Printer } from '../../curriculum/document/printer.ts'

export interface ReportDependencies {
  readonly database: Database
  readonly contents: Contents
  readonly printer: Printer
  /** Writes down that something about these children was handed out; `now` in unix seconds. */
  readonly writeAudit: (
    transaction: Transaction,
    caller: UserCaller,
    entry: { readonly action: string; readonly detail: string; readonly student_ids: readonly number[] },
    now: number,
  ) => Promise<unknown>
}

/** Who asks for a report or an export, of which child or group; `now` in unix seconds. */
export interface ReportCall {
  readonly caller: UserCaller
  readonly id: number
  readonly now: number
}
