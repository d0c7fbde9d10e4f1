import { defineHandlers } from '../../../plugins/contract/handler.ts'
import type { TextService } from '../text/text-service.ts'
import type { AudioService } from './audio-service.ts'

export const createAudioRoutes = (service: AudioService, texts: TextService) =>
  defineHandlers({
    'GET /word/parts/:file_name.mp3': ({ caller, params }) =>
      service.part(params.file_name, caller.organisation_id),
    'GET /word/text/:key.mp3': ({ params }) => texts.ofProduct(params.key),
    'GET /word/text/own/:key.mp3': ({ caller, params }) => texts.ofSchool(caller, params.key),
    'GET /word/text/:id/:key.mp3': ({ caller, params }) => texts.ofStep(caller, params.id, params.key),
    'GET /word/:type/:file_name.mp3': ({ caller, params, query }) =>
      service.sound({ organisation_id: caller.organisation_id, ...params, ...query }),
  })
