import type { TemplateName } from '@letterliaan/contract'
import { loadTemplate } from '@letterliaan/exercises/templates'
import { ChunkLoadError } from '@letterliaan/web/chunk-load-error'

/** The code of a template: it leaves as soon as it is known which is needed. Rejects with ChunkLoadError. */
export const fetchTemplate = (name: TemplateName): Promise<unknown> =>
  loadTemplate(name).catch((cause: unknown) => {
    throw new ChunkLoadError(cause)
  })
