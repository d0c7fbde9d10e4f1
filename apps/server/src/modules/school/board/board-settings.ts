import type { BoardSettings, BoardSettingsBody } from '@letterliaan/contract'
import type { Database, Queries } from '../../../db/database.ts'
import { record } from '../../../events/record.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import { beginStaffChange } from '../../people/index.ts'
import { findBoard, updateOrganisation } from './queries.ts'

export const getBoard = (queries: Queries, id: number): Promise<BoardSettings> => findBoard(queries, id)

export async function renameBoard(
  database: Pick<Database, 'dialect'>,
  { transaction, caller, now }: SupervisorCall,
  { name }: BoardSettingsBody,
): Promise<BoardSettings> {
  await beginStaffChange(database, transaction, caller)
  await updateOrganisation(transaction, caller.organisation_id, { name })
  record(transaction, caller, { type: 'organisation_renamed' }, now)
  return getBoard(transaction, caller.organisation_id)
}
