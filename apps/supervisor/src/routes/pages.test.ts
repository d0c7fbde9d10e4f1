import { matchPage } from '@letterliaan/web/page'
import { expect, test } from 'vitest'
import { addresses } from '../app/addresses.ts'
import { pages } from './pages.ts'
import { pageFacts } from '../app/navigation/page-facts.ts'
import { listMenu } from './list-menu.ts'

test.each([
  [addresses.today, { name: 'today' }],
  ['/begeleider/', { name: 'today' }],
  ['/begeleider/uitspraak', { name: 'world' }],
  ['/begeleider/uitspraak/wereld/3', { name: 'today', movedTo: '/begeleider/uitspraak?wereld=3', world: 3 }],
  [
    '/begeleider/groep/7/toevoegen',
    { name: 'today', movedTo: '/begeleider/kinderen/toevoegen?groep=7', group_id: 7 },
  ],
  [addresses.step(57), { name: 'step', step_id: 57 }],
  [addresses.marked, { name: 'marked' }],
  [addresses.voices, { name: 'voices' }],
  [addresses.measures(7), { name: 'measures', student_id: 7 }],
  [addresses.staff, { name: 'staff' }],
  [addresses.inviteStaff, { name: 'staff' }],
  [addresses.member(9), { name: 'staff', user_id: 9 }],
  [addresses.auditLog, { name: 'audit-log' }],
  [addresses.installation, { name: 'installation' }],
  [addresses.schools, { name: 'schools' }],
  [addresses.newSchool, { name: 'school' }],
  [addresses.school(3), { name: 'school', school_id: 3 }],
  [addresses.books, { name: 'books' }],
  [addresses.reports, { name: 'reports' }],
  [addresses.privacy, { name: 'privacy' }],
  [addresses.children, { name: 'children' }],
  [addresses.addChildren, { name: 'add-children' }],
  [addresses.archive, { name: 'archive' }],
  [addresses.group(7), { name: 'group', group_id: 7 }],
  [addresses.nextYear(7), { name: 'next-year', group_id: 7 }],
  [addresses.weekWords(7), { name: 'week-words', group_id: 7 }],
  [addresses.dictation(12), { name: 'dictation', dictation_id: 12 }],
  [addresses.writingSheet, { name: 'writing-sheet' }],
  [addresses.newIntervention(7), { name: 'new-intervention', group_id: 7 }],
  [addresses.newInterventionOf(8), { name: 'new-intervention', student_id: 8 }],
  [addresses.intervention(12), { name: 'intervention', intervention_id: 12 }],
  [addresses.changeIntervention(12), { name: 'intervention', intervention_id: 12 }],
  [addresses.childPlan(12, 8), { name: 'intervention', intervention_id: 12, student_id: 8 }],
  [addresses.child(8), { name: 'child', student_id: 8 }],
  [addresses.childHistory(8), { name: 'child-history', student_id: 8 }],
  [addresses.childInsight(8), { name: 'child-insight', student_id: 8 }],
  [addresses.groupInsight(7), { name: 'group-insight', group_id: 7 }],
  ['/begeleider/uitspraak/stap/0', null],
  ['/begeleider/uitspraak/stap/x', null],
  ['/begeleider/weg', null],
  ['/', null],
])('%s', (path, place) => {
  const match = matchPage(pages, path)
  expect(match && { ...match.meta, ...match.params }).toEqual(place)
})

test('the menu has five items and marks the present one', () => {
  const names = ['Vandaag', 'Kinderen', 'Lesstof', 'Nu bezig', 'Instellingen']
  expect(listMenu('step').map(({ label }) => label)).toEqual(names)
  expect(listMenu('step').filter(({ isCurrent }) => isCurrent)).toMatchObject([{ label: 'Lesstof' }])
  const paths = Object.values(addresses).map((address) =>
    typeof address === 'string' ? address : address(1, 1),
  )
  const found = paths.flatMap((path) => matchPage(pages, path.split('?')[0] ?? '')?.meta.name ?? [])
  expect(new Set(found.filter((name) => pageFacts[name].menu === null))).toEqual(
    new Set(['schools', 'school', 'handbook']),
  )
})
