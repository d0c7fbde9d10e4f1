import { defineHandlers } from '../../plugins/contract/handler.ts'
import type { Contents } from '../curriculum/content.ts'
import { keepPlace } from './place.ts'

export const placeRoutes = (contents: Contents) =>
  defineHandlers({
    'POST /api/v1/progress': ({ caller, body, transaction, now }) =>
      keepPlace(transaction, contents, caller, body, now),
  })
