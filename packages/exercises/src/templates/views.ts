import type { TemplateName } from '@letterliaan/contract'
import type { TemplateView } from '../view-kit/turn/template-view.ts'

// Each view is only ever run with its own flow, so the list of them need not know their states and events.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyTemplateView = TemplateView<any, any>

const loaded = new Map<TemplateName, Promise<AnyTemplateView>>()

const fetchTemplate = async (name: TemplateName): Promise<AnyTemplateView> =>
  ((await import(`./${name}/view.tsx`)) as { view: AnyTemplateView }).view

/** In its own chunk. The same promise each time, so React can `use` it; a loaded one renders without waiting. */
export const loadTemplate = (name: TemplateName): Promise<AnyTemplateView> => {
  const known = loaded.get(name)
  if (known !== undefined) return known
  const template = fetchTemplate(name)
  loaded.set(name, template)
  template.then(
    (value) => Object.assign(template, { status: 'fulfilled', value }),
    // Forgotten, so that the next attempt fetches again.
    () => loaded.delete(name),
  )
  return template
}
