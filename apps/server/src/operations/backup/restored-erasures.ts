import path from 'node:path'
import { getNowSeconds, systemClock } from '../../clock.ts'
import { openDatabaseIn, useDatabase } from '../../db/database.ts'
import { moveFilesFromDisk } from '../../files/move-files.ts'
import { createFileStore } from '../../files/file-store.ts'
import type { ObjectStore } from '../../files/object-store.ts'
import {
  addToErasedList,
  createFileEraser,
  repeatErasures,
  erasedListName,
  readErasedList,
} from '../../modules/data/index.ts'

type ErasedList = Awaited<ReturnType<typeof readErasedList>>

/** Stored next to the backups too, because a new machine has no other list (ADR 47). Contains only ids. */
export const copiedErasedListName = 'letterliaan-erased.json'

export async function copyErasedList(dataDir: string, into: string): Promise<void> {
  const list = await readErasedList(path.join(dataDir, erasedListName))
  if (list.length > 0) await addToErasedList(path.join(into, copiedErasedListName), list)
}

/** Reads the lists of erased people: of this installation, in the backup and next to it. All are erased again. */
export async function readErasedLists(dataDir: string, from: string, beside: string): Promise<ErasedList> {
  const files = [
    path.join(dataDir, erasedListName),
    path.join(from, 'files', erasedListName),
    path.join(beside, copiedErasedListName),
  ]
  return (await Promise.all(files.map(readErasedList))).flat()
}

interface RestoredPlace {
  readonly url: string | null
  readonly dataDir: string
  readonly objects: ObjectStore | null
}

/** Erases these people again. Returns how many of them were in the backup. */
export async function eraseInRestored(
  { url, dataDir, objects }: RestoredPlace,
  list: ErasedList,
): Promise<number> {
  if (list.length === 0) return 0
  await addToErasedList(path.join(dataDir, erasedListName), list)
  return useDatabase(openDatabaseIn(dataDir, url), async (database) => {
    const now = getNowSeconds(systemClock)
    const store = createFileStore(database, objects)
    // Files of an old backup are moved to the file store first, so that the erasure includes them.
    await moveFilesFromDisk({ database, files: store, objects }, dataDir, now)
    const count = await repeatErasures({ database, files: createFileEraser(store, null) }, list, now)
    if (count > 0) await database.scrub()
    return count
  })
}
