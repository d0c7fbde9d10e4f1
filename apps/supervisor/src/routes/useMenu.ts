import { useQuery } from '@tanstack/react-query'
import type { PageName } from '../app/navigation/page.ts'
import type { MenuItem } from '../app/shell/Shell.tsx'
import { useServices } from '../app/useServices.ts'
import { addresses } from './addresses.ts'

interface Entry {
  readonly label: string
  readonly to: string
  /** The pages that belong to it. */
  readonly pages: readonly PageName[]
}

const entries = {
  words: { label: 'Uitspraak', to: addresses.start, pages: ['start', 'world', 'step'] },
  marked: { label: 'Klinkt raar', to: addresses.marked, pages: ['marked'] },
  children: { label: 'Kinderen', to: addresses.children, pages: ['children'] },
  books: { label: 'Boeken', to: addresses.books, pages: ['books'] },
  reports: { label: 'Meldingen', to: addresses.reports, pages: ['reports'] },
} as const satisfies Record<string, Entry>

/** Where the bar leads, in its order, and how much waits there. */
export function useMenu(page: PageName | null): readonly MenuItem[] {
  const { queries } = useServices()
  const { data: steps = [] } = useQuery(queries.steps)
  const { data: reports = [] } = useQuery(queries.reports)
  const waiting: { readonly [K in keyof typeof entries]?: number } = {
    marked: steps.reduce((sum, { num_marked }) => sum + num_marked, 0),
    reports: reports.filter(({ is_handled }) => !is_handled).length,
  }
  return (Object.keys(entries) as (keyof typeof entries)[]).map((name) => {
    const { label, to, pages }: Entry = entries[name]
    return { label, to, isCurrent: page !== null && pages.includes(page), count: waiting[name] ?? 0 }
  })
}
