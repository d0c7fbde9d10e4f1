import { expect, test } from 'vitest'
import { findPlaces } from '../features/search/find-places.ts'
import { createSampleGroup, createSampleStudent } from '../testing/samples.ts'
import { addresses } from '../app/addresses.ts'
import { listPlaces } from './list-places.ts'

test.each(['kind verwijderen', 'Kind wissen', 'leerling verwijderen', 'gegevens wissen', 'avg'])(
  'AVG-3 %j finds the page about erasing, also for users without the right',
  (search) => {
    expect(findPlaces(listPlaces({}), search, 5).places.map(({ to }) => to)).toContain(addresses.privacy)
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
  findPlaces(listPlaces({ ...school, isAdministrator }), search, 5).places.map(({ to }) => to)

const {
  account,
  addChildren,
  archive,
  auditLog,
  books,
  children,
  handbook,
  installation,
  inviteStaff,
  now,
  ownSteps,
  ownWords,
  privacy,
  pronunciation,
  reports,
  settings,
  settingsOfChildren,
  singleSignOn,
  staff,
  voices,
} = addresses
const dictation = addresses.weekWords(7)
const cards = addresses.groupCards(7)
const insight = addresses.groupInsight(7)
const intervention = addresses.newIntervention(7)
const nextYear = addresses.nextYear(7)

test.each([
  ['dictee', dictation],
  ['weekdictee', dictation],
  ['wachtwoord', account],
  ['vakantie', settings],
  ['geboortedag', settingsOfChildren],
  ['inlogkaart', cards],
  ['handelingsplan', intervention],
  ['interventie', intervention],
  ['rapport', insight],
  ['ouders', children],
  ['dyslexie', children],
  ['werkboek', ownSteps],
  ['logboek', auditLog],
  ['tweede stap', account],
  ['help', handbook],
  ['backup', installation],
  ['passkey', account],
  ['ei of ij', addresses.step(31)],
  ['kinderen', children],
  ['uitspraak', pronunciation],
  ['boeken', books],
  ['meldingen', reports],
  ['privacy', privacy],
])('an ordinary word finds its page: %s', (search, to) => {
  expect(find(search, true)).toContain(to)
})

/** Searches that were chosen before any synonym was added. */
test.each([
  ['inlogkaartje', cards],
  ['kaartjes', cards],
  ['inloggen', account],
  ['wachtwoord vergeten', children],
  ['wachtwoord veranderen', account],
  ['tweestapsverificatie', account],
  ['2fa', account],
  ['collega uitnodigen', inviteStaff],
  ['juf toevoegen', staff],
  ['meekijker', staff],
  ['stagiair', staff],
  ['leerling toevoegen', addChildren],
  ['leerlingen importeren', addChildren],
  ['csv', addChildren],
  ['edex', addChildren],
  ['parnassys', addChildren],
  ['esis', addChildren],
  ['basispoort', singleSignOn],
  ['klas', children],
  ['nieuwe klas', children],
  ['volgend schooljaar', nextYear],
  ['overgang', nextYear],
  ['oud-leerlingen', archive],
  ['gearchiveerd', archive],
  ['leerling weg', archive],
  ['schoolnaam', settings],
  ['brin', settings],
  ['regio', settings],
  ['vlaanderen', settings],
  ['vrije dagen', settings],
  ['studiedag', settings],
  ['weekmail', settings],
  ['e-mail', settings],
  ['woordjes', ownWords],
  ['woordpakket', ownWords],
  ['spellingwoorden', ownWords],
  ['dictee printen', dictation],
  ['nakijken', dictation],
  ['toets', children],
  ['toetsen', children],
  ['meting', children],
  ['nulmeting', children],
  ['cito', children],
  ['stem', voices],
  ['uitspraak', pronunciation],
  ['inspreken', pronunciation],
  ['microfoon', pronunciation],
  ['boeken', books],
  ['leesboek', books],
  ['foutmelding', reports],
  ['live', now],
  ['wie is bezig', now],
  ['geluid', pronunciation],
  ['lettergrootte', children],
  ['dyslexie lettertype', children],
  ['profiel', account],
  ['export', privacy],
  ['back-up', installation],
  ['gaat alles goed', installation],
  ['bewaartermijn', privacy],
  ['avg', privacy],
  ['remediëren', intervention],
  ['behandelplan', intervention],
  ['oudergesprek', children],
])("a teacher's word finds its page: %s", (search, to) => {
  expect(find(search, true)).toContain(to)
})

test.each([
  ['dictee', dictation],
  ['inlogkaart', cards],
])('TIEN-1 %s finds first the page where a teacher does it', (search, to) => {
  expect(find(search, true)[0]).toBe(to)
})

test("finds a child by name, and no administrator's pages for a supervisor", () => {
  expect(find('noor', false)).toEqual([addresses.child(3)])
  expect(find('logboek', false)).not.toContain(auditLog)
  expect(find('medewerkers', false)).toEqual([])
})
