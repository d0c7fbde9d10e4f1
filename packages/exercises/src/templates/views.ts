import type { TemplateName } from '@letterliaan/contract'
import type { TemplateView } from '../view-kit/template-view.ts'

// Each view is only ever run with its own flow, so the list of them need not know their states and events.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyView = TemplateView<any, any>

const loading = new Map<TemplateName, Promise<AnyView>>()
const loaded = new Map<TemplateName, AnyView>()

const fetchView = async (name: TemplateName): Promise<AnyView> => {
  try {
    const { view } = (await import(`./${name}/view.tsx`)) as { view: AnyView }
    loaded.set(name, view)
    return view
  } catch (error) {
    // Who comes back to it when there is a connection again gets it then.
    loading.delete(name)
    throw error
  }
}

/** The looks of a template, a chunk of its own: `view` of `view.tsx` in its folder. The same promise each time. */
export const loadView = (name: TemplateName): Promise<AnyView> => {
  const view = loading.get(name) ?? fetchView(name)
  loading.set(name, view)
  return view
}

/** The same without waiting, when it has come. */
export const loadedView = (name: TemplateName): AnyView | undefined => loaded.get(name)
