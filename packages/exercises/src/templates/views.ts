import type { TemplateName } from '@letterliaan/contract'
import { loadOnce } from '../view-kit/load-once.ts'
import type { TemplateView } from '../view-kit/turn/template-view.ts'

// Each view is used only with its own flow, so this list need not know states and events.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyTemplateView = TemplateView<any, any>

export const loadTemplate = loadOnce(
  async (name: TemplateName) => ((await import(`./${name}/view.tsx`)) as { view: AnyTemplateView }).view,
)
