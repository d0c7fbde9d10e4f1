import type { Speech } from '@letterliaan/speech'
import type { Database } from '../../../db/database.ts'
import { encodeJson } from '../../../db/json.ts'
import type { AuditEvent } from '../../../events/audit-event.ts'
import { record } from '../../../events/record.ts'
import { keyOfRecording } from '../../../files/file-key.ts'
import type { FileStore } from '../../../files/file-store.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { markSoundsChanged } from '../audio/queries.ts'
import { finishRecording, mustBeRecording } from './finish-recording.ts'
import { deleteRecording, saveRecording, type RecordingKey } from './queries.ts'

export interface RecordingStores {
  readonly database: Database
  readonly files: FileStore
  readonly speech: Speech
}

export interface RecordedSound {
  readonly key: RecordingKey
  /** What was made of the recording before is made anew. */
  readonly forgetMade: () => Promise<void>
  readonly event: AuditEvent
}

interface RecordingCall {
  readonly caller: UserCaller
  readonly now: number
}

/** No transaction until it is finished: decoding takes time. The same again changes nothing. Throws 422. */
export async function keepRecording(
  { database, files, speech }: RecordingStores,
  { caller, upload, now }: RecordingCall & { readonly upload: Uint8Array },
  { key, forgetMade, event }: RecordedSound,
): Promise<void> {
  const { organisation_id, user_id } = caller
  const { duration_ms, doubts } = await finishRecording(speech, upload, user_id)
  mustBeRecording(upload)
  await forgetMade()
  const file = await files.prepare(organisation_id, upload)
  await database.transaction(async (transaction) => {
    const { content_hash } = file
    const facts = { content_hash, duration_ms, doubts: encodeJson(doubts), user_id, created_at: now }
    await files.keep(transaction, keyOfRecording(organisation_id, key), file, now)
    await saveRecording(transaction, key, { ...facts, voice_pack: null })
    await markSoundsChanged(transaction, organisation_id)
    record(transaction, caller, event, now)
  })
}

export async function removeRecording(
  { database, files }: RecordingStores,
  { caller, now }: RecordingCall,
  { key, forgetMade, event }: RecordedSound,
): Promise<void> {
  const { organisation_id } = caller
  await database.transaction(async (transaction) => {
    await deleteRecording(transaction, key)
    await markSoundsChanged(transaction, organisation_id)
    record(transaction, caller, event, now)
  })
  await forgetMade()
  await files.remove(keyOfRecording(organisation_id, key))
}
