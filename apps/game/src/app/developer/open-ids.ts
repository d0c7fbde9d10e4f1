import type { NavigatorView } from '@letterliaan/web/navigator'

export interface OpenIds {
  readonly world: number | null
  readonly step_id: number | null
  readonly exercise_id: number | null
}

export function readOpenIds(view: NavigatorView): OpenIds {
  const params: Readonly<Record<string, unknown>> = view.kind === 'page' ? { ...view.params } : {}
  const numberOf = (name: string): number | null => {
    const value = params[name]
    return typeof value === 'number' ? value : null
  }
  return {
    world: numberOf('world_id') ?? numberOf('id'),
    step_id: numberOf('stap_id'),
    exercise_id: numberOf('exercise_id'),
  }
}
