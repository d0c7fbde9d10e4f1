import { matchPage } from '@letterliaan/web/page'
import { expect, test } from 'vitest'
import { addresses } from '../app/addresses.ts'
import { pages } from './pages.ts'
import { pageFacts } from '../app/navigation/page-facts.ts'
import { listMenu } from './list-menu.ts'

/** Addresses whose page has another name. */
const namesOfOthers: Readonly<Record<string, string>> = {
  addToGroup: 'add-children',
  groupCards: 'group',
  childCard: 'child',
  newInterventionOf: 'new-intervention',
  childPlan: 'intervention',
  changeIntervention: 'intervention',
  session: 'child-history',
  failedDictation: 'child-history',
  pronunciation: 'world',
  inviteStaff: 'staff',
  member: 'staff',
  newSchool: 'school',
}
const toKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

test.each(Object.entries(addresses))(
  'the address %s opens the page of that name, with its ids',
  (name, address) => {
    const [path = ''] = (typeof address === 'string' ? address : address(7, 8)).split('?')
    // Addresses of two pages that App shows before login.
    const other: string[] = [addresses.invitation, addresses.confirmEmailChange]
    if (!path.startsWith('/') || other.includes(path)) return
    const match = matchPage(pages, path)
    expect(match && Object.values(match.params)).toEqual(Array.from(path.matchAll(/\d+/g), Number))
    expect(match?.meta.name).toBe(namesOfOthers[name] ?? toKebabCase(name))
  },
)

test.each([
  ['/begeleider/', { name: 'today' }],
  ['/begeleider/uitspraak/wereld/3', { name: 'today', movedTo: '/begeleider/uitspraak?wereld=3', world: 3 }],
  [
    '/begeleider/groep/7/toevoegen',
    { name: 'today', movedTo: '/begeleider/kinderen/toevoegen?groep=7', group_id: 7 },
  ],
  [addresses.newInterventionOf(8), { name: 'new-intervention', student_id: 8 }],
  [addresses.childPlan(12, 8), { name: 'intervention', intervention_id: 12, student_id: 8 }],
  ['/begeleider/uitspraak/stap/0', null],
  ['/begeleider/uitspraak/stap/x', null],
  ['/begeleider/weg', null],
  ['/', null],
])('%s', (path, place) => {
  const match = matchPage(pages, path)
  expect(match && { ...match.meta, ...match.params }).toEqual(place)
})

test('the menu has five items and marks the item of the present page', () => {
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
