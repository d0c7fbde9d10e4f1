import { useQuery } from '@tanstack/react-query'
import type { SignName } from '../app/controls/Sign.tsx'
import type { PageName } from '../app/navigation/page.ts'
import type { MenuItem } from '../app/shell/Shell.tsx'
import { useServices } from '../app/useServices.ts'
import { addresses } from './addresses.ts'
import * as common from '../app/texts/common.ts'

interface Entry {
  readonly label: string
  readonly to: string
  readonly sign: SignName
  readonly pages: readonly PageName[]
}

/** Where each page belongs. */
export const menuEntries = {
  today: { label: common.today, to: addresses.today, sign: 'sun', pages: ['today'] },
  now: { label: common.nowAtWork, to: addresses.now, sign: 'eye', pages: ['now'] },
  children: {
    label: common.children,
    to: addresses.children,
    sign: 'backpack',
    pages: [
      'children',
      'add-children',
      'archive',
      'group',
      'next-year',
      'new-dictation',
      'dictation',
      'writing-sheet',
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
    sign: 'compass',
    pages: ['own-steps', 'own-words', 'own-step', 'own-step-preview'],
  },
  pronunciation: {
    label: common.pronunciation,
    to: addresses.pronunciation,
    sign: 'loudspeaker',
    pages: ['world', 'step', 'record-step', 'marked', 'voices'],
  },
  books: { label: common.books, to: addresses.books, sign: 'books', pages: ['books'] },
  staff: { label: common.staff, to: addresses.staff, sign: 'group', pages: ['staff'] },
  reports: { label: common.reports, to: addresses.reports, sign: 'bell', pages: ['reports'] },
} as const satisfies Record<string, Entry>

/** The items of the menu, at most seven and for an administrator eight, in their order, with the number of things to do on each page. */
export function useMenu(page: PageName | null): readonly MenuItem[] {
  const { queries } = useServices()
  const { data: steps = [] } = useQuery(queries.steps)
  const { data: reports = [] } = useQuery(queries.reports)
  const { data: me } = useQuery(queries.me)
  const waiting: { readonly [K in keyof typeof menuEntries]?: number } = {
    pronunciation: steps.reduce((sum, { num_marked }) => sum + num_marked, 0),
    reports: reports.filter(({ is_handled }) => !is_handled).length,
  }
  const names = (Object.keys(menuEntries) as (keyof typeof menuEntries)[]).filter(
    (name) => name !== 'staff' || me?.role === 'beheerder',
  )
  return names.map((name) => toItem(menuEntries[name], page, waiting[name] ?? 0))
}

const toItem = ({ label, to, sign, pages }: Entry, page: PageName | null, count: number): MenuItem => ({
  label,
  to,
  sign,
  isCurrent: page !== null && pages.includes(page),
  count,
})

const boardEntries: readonly Entry[] = [
  {
    label: common.schools,
    to: addresses.schools,
    sign: 'flag',
    pages: ['schools', 'school', 'today', 'installation'],
  },
  menuEntries.staff,
]

/** Of a board: nothing of children. */
export const listBoardMenu = (page: PageName | null): readonly MenuItem[] =>
  boardEntries.map((entry) => toItem(entry, page, 0))
