import { deleteOrphanFiles } from '../../files/delete-orphan-files.ts'
import type { ObjectStore } from '../../files/object-store.ts'
import { type Eraser, deleteOldAudit, scrubErased } from '../../modules/data/index.ts'
import { forgetRules, type ForgetRule } from './rules.ts'

const once = async (work: Promise<void>): Promise<boolean> => {
  await work
  return false
}

/** Lists the rules that delete expired rows: first with the product's terms, then with those of schools and requests. */
export const listMaintenanceRules = (eraser: Eraser, objects: ObjectStore | null): readonly ForgetRule[] => [
  ...forgetRules,
  { name: 'audit', forgetBatch: deleteOldAudit },
  { name: 'erasures', forgetBatch: (_, now) => once(eraser.run(now)) },
  { name: 'files', forgetBatch: (database, now) => once(deleteOrphanFiles(database, objects, now)) },
  { name: 'bytes of what was erased', forgetBatch: (database, now) => once(scrubErased(database, now)) },
]
