import type { OwnStep, OwnStepFile } from '@letterliaan/contract'
import type { Database } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import type { MadePicture, OwnPictures } from '../own-pictures/own-pictures.ts'
import { mustBePlayable, type OwnStepReader } from './describe-steps.ts'
import { addOwnStep } from './own-steps.ts'
import { renamePictures } from './step-file.ts'

export interface ImportDependencies {
  readonly database: Database
  readonly writer: OwnStepReader
  readonly ownPictures: OwnPictures
}

/** Takes a step over from a file, with pictures that are made anew: all of it, or nothing. */
export async function importStep(
  { database, writer, ownPictures }: ImportDependencies,
  caller: UserCaller,
  { step, pictures }: OwnStepFile,
  now: number,
): Promise<OwnStep> {
  const sent = new Set(pictures.map(({ name }) => name))
  await mustBePlayable(writer, database.queries, caller.organisation_id, step, sent)
  const entries: (MadePicture & { readonly oldName: string; readonly alt: string })[] = []
  for (const { name: oldName, alt, data } of pictures) {
    const bytes = new Uint8Array(Buffer.from(data, 'base64'))
    entries.push({ oldName, alt, ...(await ownPictures.make(caller.organisation_id, bytes)) })
  }
  const names = new Map(entries.map(({ oldName, name }) => [oldName, name]))
  return database.transaction(async (transaction) => {
    for (const picture of entries) await ownPictures.keep(transaction, caller, picture, now)
    return addOwnStep(writer, { transaction, caller, now }, renamePictures(step, names))
  })
}
