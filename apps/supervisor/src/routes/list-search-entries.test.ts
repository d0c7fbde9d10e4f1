import { expect, test } from 'vitest'
import { searchEntries } from '../features/search/search-entries.ts'
import { createSampleGroup, createSampleStudent } from '../testing/samples.ts'
import { addresses } from '../app/addresses.ts'
import { listSearchEntries } from './list-search-entries.ts'

test.each(['kind verwijderen', 'Kind wissen', 'leerling verwijderen', 'gegevens wissen', 'avg'])(
  'AVG-3 a search for %j finds the page about erasing, also if the user may not erase',
  (search) => {
    expect(searchEntries(listSearchEntries({}), search, 5).places.map(({ to }) => to)).toContain(
      addresses.privacy,
    )
  },
)

const steps = [
  { id: 31, world: 2 as const, position: 4, label: 'ij of ei?', num_words: 9, num_marked: 0 },
] as never
const school = {
  groups: [createSampleGroup(7, 'Groep 5')],
  students: [createSampleStudent(3, 'Noor')],
  steps,
}
const find = (search: string, isAdministrator: boolean) =>
  searchEntries(listSearchEntries({ ...school, isAdministrator }), search, 5).places.map(({ to }) => to)

const dictation = addresses.weekWords(7)
const cards = addresses.groupCards(7)
const intervention = addresses.newIntervention(7)

/** The words that teachers type to find a page. */
const words: readonly (readonly [string, readonly string[]])[] = [
  [dictation, ['dictee', 'weekdictee', 'dictee printen', 'nakijken']],
  [
    addresses.account,
    [
      'wachtwoord',
      'tweede stap',
      'passkey',
      'inloggen',
      'wachtwoord veranderen',
      'tweestapsverificatie',
      '2fa',
      'profiel',
    ],
  ],
  [
    addresses.settings,
    [
      'vakantie',
      'schoolnaam',
      'brin',
      'regio',
      'vlaanderen',
      'vrije dagen',
      'studiedag',
      'weekmail',
      'e-mail',
    ],
  ],
  [addresses.settingsOfChildren, ['geboortedag']],
  [cards, ['inlogkaart', 'inlogkaartje', 'kaartjes']],
  [intervention, ['handelingsplan', 'interventie', 'remediëren', 'behandelplan']],
  [addresses.groupInsight(7), ['rapport']],
  [
    addresses.children,
    [
      'ouders',
      'dyslexie',
      'kinderen',
      'wachtwoord vergeten',
      'klas',
      'nieuwe klas',
      'toets',
      'toetsen',
      'meting',
      'nulmeting',
      'cito',
      'lettergrootte',
      'dyslexie lettertype',
      'oudergesprek',
    ],
  ],
  [addresses.ownSteps, ['werkboek']],
  [addresses.auditLog, ['logboek']],
  [addresses.handbook, ['help']],
  [addresses.installation, ['backup', 'back-up', 'gaat alles goed']],
  [addresses.step(31), ['ei of ij']],
  [addresses.pronunciation, ['uitspraak', 'inspreken', 'microfoon', 'geluid']],
  [addresses.books, ['boeken', 'leesboek']],
  [addresses.reports, ['meldingen', 'foutmelding']],
  [addresses.privacy, ['privacy', 'export', 'bewaartermijn', 'avg']],
  [addresses.inviteStaff, ['collega uitnodigen']],
  [addresses.staff, ['juf toevoegen', 'meekijker', 'stagiair']],
  [
    addresses.addChildren,
    ['leerling toevoegen', 'leerlingen importeren', 'csv', 'edex', 'parnassys', 'esis'],
  ],
  [addresses.singleSignOn, ['basispoort']],
  [addresses.nextYear(7), ['volgend schooljaar', 'overgang']],
  [addresses.archive, ['oud-leerlingen', 'gearchiveerd', 'leerling weg']],
  [addresses.ownWords, ['woordjes', 'woordpakket', 'spellingwoorden']],
  [addresses.voices, ['stem']],
  [addresses.now, ['live', 'wie is bezig']],
]
test.each(words.flatMap(([to, searches]) => searches.map((search) => [search, to] as const)))(
  'a search for %s finds the page %s',
  (search, to) => {
    expect(find(search, true)).toContain(to)
  },
)

test.each([
  ['dictee', dictation],
  ['inlogkaart', cards],
])('TIEN-1 a search for %s puts the page where a teacher does that first', (search, to) => {
  expect(find(search, true)[0]).toBe(to)
})

test('a supervisor finds a child by name, but no pages for administrators', () => {
  expect(find('noor', false)).toEqual([addresses.child(3)])
  expect(find('logboek', false)).not.toContain(addresses.auditLog)
  expect(find('medewerkers', false)).toEqual([])
})

test('an extra step has no number, and an own step is found once', () => {
  const ofSchool = [
    { id: 31, world: 2, position: 4, label: 'Ketjes op rij', num_words: 9, num_marked: 0 },
    { id: 32, world: 2, position: null, label: 'Ketjes extra', num_words: 9, num_marked: 0 },
    { id: 33, world: 1, position: null, label: 'Ketjes van de klas', num_words: 9, num_marked: 0 },
  ] as const
  const ownSteps = [{ id: 10_001, curriculum_step_id: 33, label: 'Ketjes van de klas' }] as never
  const { places } = searchEntries(listSearchEntries({ steps: ofSchool, ownSteps }), 'ketjes', 5)
  expect(places.map(({ label }) => label).toSorted()).toEqual([
    '4. Ketjes op rij',
    'Ketjes extra',
    'Ketjes van de klas',
  ])
})
