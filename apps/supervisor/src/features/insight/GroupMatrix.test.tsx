// @vitest-environment jsdom
import type { GroupInsight } from '@letterliaan/contract'
import { NavigatorContext } from '@letterliaan/web/link'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GroupMatrix } from './GroupMatrix.tsx'

const insight: GroupInsight = {
  group_id: 1,
  categories: [
    { category: 'kort', name: 'Korte klank', words: 14, right: 9 },
    { category: 'lang', name: 'Lange klank', words: 4, right: 4 },
  ],
  students: [
    { student_id: 1, name: 'Ali', words: 14, right: 8, cells: [{ category: 'kort', words: 10, right: 5 }] },
    { student_id: 2, name: 'Bo', words: 8, right: 8, cells: [{ category: 'lang', words: 4, right: 4 }] },
  ],
}

test('INZ-7 INZ-8 each place has a number, or says in words that there is too little or nothing', () => {
  render(
    <NavigatorContext value={{ go: () => undefined, prepare: () => undefined }}>
      <GroupMatrix insight={insight} caption="Beheersing" addressOf={(id) => `/kind/${id}`} />
    </NavigatorContext>,
  )
  const rows = screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toEqual([
    'KindKorte klankLange klank',
    'Ali50%niet geoefend',
    'Boniet geoefend·te weinig gegevens',
    'Hele groep64%·te weinig gegevens',
  ])
})
