import type { TemplateName } from '@letterliaan/contract'
import type { TemplateView } from '../view-kit/template-view.ts'

// Each view is only ever run with its own flow, so the list of them need not know their states and events.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyView = TemplateView<any, any>

/** The looks of a template, a chunk of its own: `view` of `view.tsx` in its folder (the conformance test opens each). */
export const loadView = async (name: TemplateName): Promise<AnyView> =>
  ((await import(`./${name}/view.tsx`)) as { view: AnyView }).view
