import { defineHandlers } from '../../plugins/contract/handler.ts'
import type { AudioService } from './service.ts'

export const audioRoutes = (service: AudioService) =>
  defineHandlers({
    'GET /word/parts/:file_name.mp3': ({ caller, params }) =>
      service.part(params.file_name, caller.organisation_id),
    'GET /word/:type/:file_name.mp3': ({ caller, params, query }) =>
      service.sound({ organisation_id: caller.organisation_id, ...params, v: query.v }),
  })
