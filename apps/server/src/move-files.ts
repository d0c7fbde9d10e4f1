import type { Database } from './db/database.ts'
import type { FileStore } from './files/file-store.ts'
import { moveFilesFromDisk, moveFilesToObjects } from './files/move-files.ts'
import type { ObjectStore } from './files/object-store.ts'
import { countFilesInObjects } from './files/queries.ts'
import { OperatorError } from './operator-error.ts'

export interface FilePlaces {
  readonly database: Database
  readonly files: FileStore
  readonly objects: ObjectStore | null
}

/** Moves files to the configured place, in one process at a time. Throws OperatorError. */
export function moveFiles(places: FilePlaces, dataDir: string, now: number): Promise<void> {
  const { database, objects } = places
  return database.exclusively(async () => {
    const { left } = await moveFilesFromDisk(places, dataDir, now)
    if (left > 0)
      console.log(
        `In ${dataDir} staan ${left} opnamen of plaatjes waar de database niets van weet. Ze blijven daar staan.`,
      )
    await moveFilesToObjects(places)
    if (objects !== null) return
    const count = await countFilesInObjects(database.queries)
    if (count > 0)
      throw new OperatorError(
        `${count} opnamen en plaatjes staan in een aparte opslag. Stel FILES_URL weer in, of zet een back-up terug.`,
      )
  })
}
