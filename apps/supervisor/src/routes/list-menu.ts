import type { SignName } from '../app/controls/Sign.tsx'
import type { PageName } from '../app/navigation/page.ts'
import type { MenuItem } from '../app/shell/Shell.tsx'
import { addresses } from '../app/addresses.ts'
import * as common from '../app/texts/common.ts'

interface Entry {
  readonly label: string
  readonly to: string
  readonly sign: SignName
  readonly pages: readonly PageName[]
}

/** The menu item of each page. */
export const menuEntries = {
  today: { label: common.today, to: addresses.today, sign: 'sun', pages: ['today'] },
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
  lessons: {
    label: common.lessons,
    to: addresses.ownSteps,
    sign: 'books',
    pages: [
      'own-steps',
      'own-words',
      'own-step',
      'own-step-preview',
      'world',
      'step',
      'record-step',
      'marked',
      'books',
      'reports',
    ],
  },
  now: { label: common.nowAtWork, to: addresses.now, sign: 'eye', pages: ['now'] },
  settings: {
    label: common.settings,
    to: addresses.settings,
    sign: 'gear',
    pages: [
      'settings',
      'settings-of-children',
      'settings-of-login',
      'account',
      'staff',
      'voices',
      'record-first-hour',
      'installation',
      'privacy',
      'audit-log',
      'single-sign-on',
    ],
  },
} as const satisfies Record<string, Entry>

const toItem = ({ label, to, sign, pages }: Entry, page: PageName | null): MenuItem => ({
  label,
  to,
  sign,
  isCurrent: page !== null && pages.includes(page),
})

export const listMenu = (page: PageName | null): readonly MenuItem[] =>
  Object.values(menuEntries).map((entry) => toItem(entry, page))

const boardEntries: readonly Entry[] = [
  {
    label: common.schools,
    to: addresses.schools,
    sign: 'flag',
    pages: ['schools', 'school', 'today', 'installation'],
  },
  { label: common.staff, to: addresses.staff, sign: 'group', pages: ['staff'] },
  { label: common.settings, to: addresses.settings, sign: 'gear', pages: ['settings', 'account'] },
]

/** The menu of a board, which sees no children. */
export const listBoardMenu = (page: PageName | null): readonly MenuItem[] =>
  boardEntries.map((entry) => toItem(entry, page))
