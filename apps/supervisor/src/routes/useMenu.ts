import { useQuery } from '@tanstack/react-query'
import type { MenuItem } from '../app/shell/Shell.tsx'
import { useServices } from '../app/useServices.ts'
import { addresses } from './addresses.ts'
import type { Place } from './places.ts'

interface Entry {
  readonly label: string
  readonly to: string
  /** The places that belong to it. */
  readonly places: readonly Place['name'][]
}

const entries = {
  words: { label: 'Uitspraak', to: addresses.start, places: ['start', 'world', 'step'] },
  marked: { label: 'Klinkt raar', to: addresses.marked, places: ['marked'] },
  children: { label: 'Kinderen', to: addresses.children, places: ['children'] },
  books: { label: 'Boeken', to: addresses.books, places: ['books'] },
  reports: { label: 'Meldingen', to: addresses.reports, places: ['reports'] },
} as const satisfies Record<string, Entry>

/** Where the bar leads, in its order, and how much waits there. */
export function useMenu(place: Place | null): readonly MenuItem[] {
  const { queries } = useServices()
  const { data: steps = [] } = useQuery(queries.steps)
  const { data: reports = [] } = useQuery(queries.reports)
  const waiting: { readonly [K in keyof typeof entries]?: number } = {
    marked: steps.reduce((sum, { num_marked }) => sum + num_marked, 0),
    reports: reports.filter(({ is_handled }) => !is_handled).length,
  }
  return (Object.keys(entries) as (keyof typeof entries)[]).map((name) => {
    const { label, to, places }: Entry = entries[name]
    return { label, to, isCurrent: place !== null && places.includes(place.name), count: waiting[name] ?? 0 }
  })
}
