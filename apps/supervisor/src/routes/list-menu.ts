import { pageFacts, type PageName } from '../app/navigation/page-facts.ts'
import type { MenuItem } from '../app/shell/Shell.tsx'
import { addresses } from '../app/addresses.ts'
import { texts as commonTexts } from '../app/texts/common.ts'

type Entry = Omit<MenuItem, 'isCurrent'>

const entries = {
  today: { label: commonTexts.today, to: addresses.today, sign: 'sun' },
  children: { label: commonTexts.children, to: addresses.children, sign: 'backpack' },
  lessons: { label: commonTexts.lessons, to: addresses.ownSteps, sign: 'books' },
  now: { label: commonTexts.nowAtWork, to: addresses.now, sign: 'eye' },
  settings: { label: commonTexts.settings, to: addresses.settings, sign: 'gear' },
} as const satisfies Record<string, Entry>

export const listMenu = (page: PageName | null): readonly MenuItem[] =>
  Object.entries(entries).map(([menu, { label, to, sign }]) => ({
    label,
    to,
    sign,
    isCurrent: page !== null && pageFacts[page].menu === menu,
  }))

const boardEntries: readonly (Entry & { readonly pages: readonly PageName[] })[] = [
  {
    label: commonTexts.schools,
    to: addresses.schools,
    sign: 'flag',
    pages: ['schools', 'school', 'today', 'installation'],
  },
  { label: commonTexts.staff, to: addresses.staff, sign: 'group', pages: ['staff'] },
  { label: commonTexts.settings, to: addresses.settings, sign: 'gear', pages: ['settings', 'account'] },
]

export const listBoardMenu = (page: PageName | null): readonly MenuItem[] =>
  boardEntries.map(({ label, to, sign, pages }) => ({
    label,
    to,
    sign,
    isCurrent: page !== null && pages.includes(page),
  }))
