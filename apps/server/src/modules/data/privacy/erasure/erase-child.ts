import type { Database } from '../../../../db/database.ts'
import { belongsTo, deleteStudents } from '../../../../db/personal-data/children.ts'
import { deleteRows, readColumns } from '../../../../db/personal-data/owned-rows.ts'
import { childTables } from '../../../../db/personal-data/read-description.ts'
import { forgetInImports } from '../../../school/index.ts'
import { erasedChild } from './erased-person.ts'
import { forgetFirstName } from './forget-first-name.ts'
import { forgetMentions } from './forget-mentions.ts'
import { forgetAnswersToStaff, replaceUser } from './person-queries.ts'
import { findChild, type ErasedChildRow } from './queries.ts'
import { redactAudit } from './redact-audit.ts'

/** In small transactions, the child itself last: what was broken off begins again. */
export async function eraseChild(database: Database, student_id: number, now: number): Promise<void> {
  const child = await findChild(database.queries, student_id)
  if (child === undefined) return
  const columns = await readColumns(database.queries)
  const mentions = {
    organisation_id: child.organisation_id,
    texts: tellingTexts(child),
    instead: erasedChild,
  }
  await forgetMentions(database, columns, mentions, now)
  await database.transaction(async (transaction) => {
    await forgetFirstName(transaction, child)
    await forgetInImports(transaction, child.organisation_id, student_id)
    await forgetAnswersToStaff(transaction, child.organisation_id)
    await redactAudit(transaction, student_id, now)
    await replaceUser(
      transaction,
      { table: 'audit', name: 'user_id' },
      { user_id: child.user_id, other: null, now },
    )
  })
  await deleteWork(database, child)
  await database.transaction((transaction) => deleteStudents(transaction, [student_id]))
}

/** A first name alone is also somebody else's; a key may be any number. */
const tellingTexts = (child: ErasedChildRow): readonly string[] =>
  [
    child.last_name.trim() === '' ? '' : `${child.first_name} ${child.last_name}`.trim(),
    child.username,
    child.identifier,
    child.channel_id,
    child.eckid ?? '',
  ].filter((text) => text !== '')

async function deleteWork(database: Database, { id, user_id }: ErasedChildRow): Promise<void> {
  const children = { student: [id], user: [user_id] }
  for (const table of childTables) {
    if (table === 'student' || table === 'user') continue
    const condition = belongsTo(database.queries, table, children)
    for (;;)
      if (!(await database.transaction((transaction) => deleteRows(transaction, table, condition)))) break
  }
}
