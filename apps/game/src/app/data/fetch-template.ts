import type { TemplateName } from '@letterliaan/contract'
import { loadTemplate } from '@letterliaan/exercises/templates'
import { CodeNotReached } from '../navigation/code-not-reached.ts'

/** The code of a template: it leaves as soon as it is known which is needed. Rejects with CodeNotReached. */
export const fetchTemplate = (name: TemplateName): Promise<unknown> =>
  loadTemplate(name).catch((cause: unknown) => {
    throw new CodeNotReached(cause)
  })
