import type { FixedPicture } from '@letterliaan/ui/pictures'
import { useQuery } from '@tanstack/react-query'
import type { PageName } from '../app/navigation/page.ts'
import type { MenuItem } from '../app/shell/Shell.tsx'
import { useServices } from '../app/useServices.ts'
import { addresses } from './addresses.ts'
import * as common from '../app/texts/common.ts'

interface Entry {
  readonly label: string
  readonly to: string
  readonly picture: FixedPicture
  readonly pages: readonly PageName[]
}

const entries = {
  today: { label: common.today, to: addresses.today, picture: 'sun', pages: ['today'] },
  now: { label: common.nowAtWork, to: addresses.now, picture: 'eyes', pages: ['now'] },
  children: {
    label: common.children,
    to: addresses.children,
    picture: 'backpack',
    pages: [
      'children',
      'add-children',
      'archive',
      'group',
      'next-year',
      'new-dictation',
      'dictation',
      'new-intervention',
      'intervention',
      'child',
      'group-path',
      'child-path',
      'group-insight',
      'child-history',
      'child-insight',
      'measures',
    ],
  },
  ownSteps: {
    label: common.steps,
    to: addresses.ownSteps,
    picture: 'compass',
    pages: ['own-steps', 'own-words', 'own-step', 'own-step-preview'],
  },
  pronunciation: {
    label: common.pronunciation,
    to: addresses.pronunciation,
    picture: 'loudspeaker',
    pages: ['world', 'step', 'marked', 'voices'],
  },
  books: { label: common.books, to: addresses.books, picture: 'books', pages: ['books'] },
  reports: { label: common.reports, to: addresses.reports, picture: 'bell', pages: ['reports'] },
} as const satisfies Record<string, Entry>

/** The items of the menu, at most seven, in their order, with the number of things to do on each page. */
export function useMenu(page: PageName | null): readonly MenuItem[] {
  const { queries } = useServices()
  const { data: steps = [] } = useQuery(queries.steps)
  const { data: reports = [] } = useQuery(queries.reports)
  const waiting: { readonly [K in keyof typeof entries]?: number } = {
    pronunciation: steps.reduce((sum, { num_marked }) => sum + num_marked, 0),
    reports: reports.filter(({ is_handled }) => !is_handled).length,
  }
  return (Object.keys(entries) as (keyof typeof entries)[]).map((name) => {
    const { label, to, picture, pages }: Entry = entries[name]
    return { label, to, picture, isCurrent: page !== null && pages.includes(page), count: waiting[name] ?? 0 }
  })
}
