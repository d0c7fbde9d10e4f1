import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { addPack } from './add-pack.ts'
import { comparePack } from './compare-pack.ts'
import { listPacks, type VoicePackDependencies } from './list-packs.ts'
import { makePack } from './make-pack.ts'
import { readPack } from './pack-file.ts'
import { findRecordingPacks } from './queries.ts'
import { removePack } from './remove-pack.ts'

/** A voice that is made in one school and used in another (ADR 65). */
export function voicePackRoutes(dependencies: VoicePackDependencies) {
  const { database } = dependencies
  return defineHandlers({
    'GET /api/v1/begeleider/voice-pack': ({ caller }) => listPacks(database, caller),

    'POST /api/v1/begeleider/voice-pack/file': ({ caller, body, now }) =>
      makePack(dependencies, caller, body, now),

    'POST /api/v1/begeleider/voice-pack/preview': async ({ caller, upload }) => {
      const pack = await readPack(upload)
      return comparePack(pack, await findRecordingPacks(database.queries, caller.organisation_id))
    },

    'POST /api/v1/begeleider/voice-pack': async ({ caller, upload, now }) =>
      addPack(dependencies, caller, await readPack(upload), now),

    'DELETE /api/v1/begeleider/voice-pack/:content_hash': ({ caller, params, now }) =>
      removePack(dependencies, caller, params.content_hash, now),
  })
}
