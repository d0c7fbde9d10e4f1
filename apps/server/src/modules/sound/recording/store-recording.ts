import { recordingSeconds } from '@letterliaan/contract/limits'
import {
  checkRecording,
  findRecordingFileKey,
  UnusableSound,
  type SayRequest,
  type SoundFault,
  type Speech,
} from '@letterliaan/speech'
import type { Database } from '../../../db/database.ts'
import { encodeJson } from '../../../db/json.ts'
import type { AuditEvent } from '../../../events/audit-event.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { toRecordingFileKey } from '../../../files/file-key.ts'
import type { FileStore } from '../../../files/file-store.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import {
  createNotFoundError,
  type ProblemError,
  createProblemError,
} from '../../../plugins/errors/problem-error.ts'
import { markSoundsChanged } from '../audio/queries.ts'
import { saveRecording, type RecordingKey } from './queries.ts'
import { deleteRows } from '../../../db/tables/rows.ts'

export interface RecordingStores {
  readonly database: Database
  readonly files: FileStore
  readonly speech: Speech
}

interface RecordingCall {
  readonly caller: UserCaller
  readonly now: number
}

const faultSentences: Readonly<Record<SoundFault, string>> = {
  unreadable: 'Dit is geen WAV- of MP3-bestand dat de server kan lezen.',
  silent: 'In deze opname is niets te horen.',
  'too-long': `Een opname duurt hoogstens ${recordingSeconds} seconden.`,
}

const unusableRecording = (fault: SoundFault): ProblemError =>
  createProblemError(422, 'Onbruikbare opname', faultSentences[fault])

async function checkSound(speech: Speech, bytes: Uint8Array, user_id: number) {
  try {
    const { duration_ms, doubts } = await speech.finishRecording(bytes, String(user_id))
    // The duration excludes the silence around the sound.
    if (duration_ms > recordingSeconds * 1000) throw unusableRecording('too-long')
    checkRecording(bytes)
    return { duration_ms, doubts: encodeJson(doubts) }
  } catch (error) {
    if (error instanceof UnusableSound) throw unusableRecording(error.fault)
    throw error instanceof RangeError ? unusableRecording('unreadable') : error
  }
}

/** Stores a recording, which is decoded before the transaction. Throws 404, 422. */
export async function storeRecording(
  { database, files, speech }: RecordingStores,
  { caller, upload, now }: RecordingCall & { readonly upload: Uint8Array },
  request: SayRequest | null,
  event: AuditEvent,
): Promise<void> {
  const { organisation_id, user_id } = caller
  const { key, said } = scope(request, organisation_id)
  const checked = await checkSound(speech, upload, user_id)
  await speech.forgetRecording(said)
  const file = await files.prepare(organisation_id, upload)
  await database.transaction(async (transaction) => {
    const facts = { ...checked, content_hash: file.content_hash, user_id, created_at: now, voice_pack: null }
    await files.keep(transaction, toRecordingFileKey(organisation_id, key), file, now)
    await saveRecording(transaction, key, facts)
    await markSoundsChanged(transaction, organisation_id)
    recordEvent(transaction, caller, event, now)
  })
}

export async function removeRecording(
  { database, files, speech }: RecordingStores,
  { caller, now }: RecordingCall,
  request: SayRequest | null,
  event: AuditEvent,
): Promise<void> {
  const { organisation_id } = caller
  const { key, said } = scope(request, organisation_id)
  await database.transaction(async (transaction) => {
    await deleteRows(transaction, 'recording', {
      organisation_id: key.organisation_id,
      type: key.type,
      file_name: key.file_name,
    })
    await markSoundsChanged(transaction, organisation_id)
    recordEvent(transaction, caller, event, now)
  })
  await speech.forgetRecording(said)
  await files.remove(toRecordingFileKey(organisation_id, key))
}

/** Throws 404 if the word has no such plural or sentence. */
function scope(request: SayRequest | null, organisation_id: number) {
  const name = request && findRecordingFileKey(request)
  if (!request || !name) throw createNotFoundError()
  const key: RecordingKey = { organisation_id, ...name }
  return { key, said: { ...request, organisation_id: String(organisation_id) } }
}
