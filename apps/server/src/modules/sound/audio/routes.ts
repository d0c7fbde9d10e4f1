import { defineHandlers } from '../../../plugins/contract/handler.ts'
import type { AudioSigner } from '../../../plugins/auth/audio-signer.ts'
import type { AudioService } from './audio-service.ts'

/** Seconds. */
const accessTtlSeconds = 10 * 60

export const audioRoutes = (service: AudioService, signer: AudioSigner) =>
  defineHandlers({
    'GET /api/v1/audio-access': async ({ caller, now }) =>
      signer.sign(caller.organisation_id, now + accessTtlSeconds),
    'GET /word/parts/:file_name.mp3': ({ caller, params }) =>
      service.part(params.file_name, caller.organisation_id),
    'GET /word/:type/:file_name.mp3': ({ caller, params, query }) =>
      service.sound({ organisation_id: caller.organisation_id, ...params, v: query.v, group: query.group }),
  })
