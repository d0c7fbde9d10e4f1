import { catalogue } from '@letterliaan/texts'

export const inWorld = 'wereld {world}'
export const moreChanges = { one: 'Nog 1 verandering', many: 'Nog {count} veranderingen' }
export const soughtSession = 'Dit is het oefenmoment waarvan Vandaag vertelt.'
export const restoreIntro =
  'Het oefenmoment telt dan weer overal mee: in het spel, in het inzicht en in rapporten.'
export const sessionOf = 'Oefenmoment van {moment}'
export const restore = 'Laat weer meetellen'
export const when = 'Wanneer'
export const howLong = 'Hoe lang'
export const counts = 'Telt mee'
export const voidMore = 'Maak ongeldig…'
export const voidMoreOf = 'Maak ongeldig… het oefenmoment van {session}'
export const changesFor = 'Wat er verandert voor {name}'
export const what = 'Wat'
export const later = 'Straks'
export const voidIntro =
  'Zat er iemand anders op het account van {name}? Wat u ongeldig maakt, telt nergens meer mee: niet in het spel, niet in het inzicht en niet in rapporten. U kunt het later weer laten meetellen.'
export const reasonHint = 'Staat in de geschiedenis. Alleen begeleiders zien het.'
export const voidSession = 'Maak ongeldig'
export const voided = 'Ongeldig gemaakt'
export const voidedBy = 'door {name}'
export const restoreMore = 'Laat weer meetellen…'
export const restoreMoreOf = 'Laat weer meetellen… het oefenmoment van {moment}'
export const restartIntro =
  'Alle oefeningen van de stap staan dan weer open, met andere woorden. Punten, badges en gemaakte toetsen blijven, en in het inzicht blijft staan wat er is geoefend. Was de stap gehaald? Dan gaan de stappen erna pas weer open als {name} hem opnieuw haalt.'
export const restart = 'Begin de stap opnieuw'
export const restartTitle = 'Een stap opnieuw laten beginnen'
export const takeBackBadge = 'Neem terug: de badge {badge}'
export const presents = 'Badges die cadeau zijn gegeven'

export const figures = catalogue({
  words: 'Verschillende woorden geoefend',
  remembered: 'Woorden in het geheugen',
  exercises: 'Oefeningen en toetsen gehaald',
  steps: 'Stappen gehaald',
  worlds: 'Werelden gehaald',
  points: 'Punten',
  badges: 'Badges',
})

export const voidedNow = catalogue({
  one: 'Het oefenmoment telt niet meer mee.',
  many: '{count} oefenmomenten tellen niet meer mee.',
})
export const restored = 'Het oefenmoment telt weer mee.'
export const restarted = 'De stap begint opnieuw.'
export const takenBack = 'De badge is teruggenomen.'
export const emptySessions = 'Zodra er geoefend is, staat hier wanneer en hoelang.'
export const notCounted = 'Tellen niet mee'
export const emptyHistory =
  'Een nieuw wachtwoord, een ander pad, een meting: wat begeleiders doen, komt hier te staan.'
export const nothingChanged = 'Er is nog niets veranderd.'
export const history = 'Wat begeleiders veranderden'
export const title = 'Geschiedenis: {name}'
export const intro = 'Wanneer {name} oefende, en wat begeleiders hebben veranderd.'
export const answers = catalogue({ one: 'Het gaat om 1 antwoord', many: 'Het gaat om {count} antwoorden' })
export const laterAnswers = ', en om {count} van later: die horen bij een oefening van dit oefenmoment'
export const badgesLost = catalogue({
  one: '{name} raakt deze badge kwijt: {badges}.',
  many: '{name} raakt deze badges kwijt: {badges}.',
})
export const badgesBack = catalogue({
  one: '{name} krijgt deze badge terug: {badges}.',
  many: '{name} krijgt deze badges terug: {badges}.',
})
export const byDate = catalogue({
  ascending: 'Op datum, oudste eerst',
  descending: 'Op datum, nieuwste eerst',
})
export const byLength = catalogue({
  ascending: 'Op duur, kortste eerst',
  descending: 'Op duur, langste eerst',
})
export const session = 'oefenmoment'
export const sessions = 'oefenmomenten'
export const dictationFailed = 'dictee of toets niet gehaald'
export const noFailed =
  'In de oefenmomenten die meetellen, staat geen dictee of toets van deze stap die niet is gehaald.'
export const numSessions = '{count} oefenmomenten'
export const detail = catalogue({
  looked: 'keek naar het woord',
  rightOf: '{count} van {all} antwoorden goed',
  failed: 'niet gehaald',
  repetition: 'herhaling',
  measure: 'meting',
  isRebuilt: 'bij deze letter tegengehouden',
  sure: 'zei: zeker',
  doubt: 'zei: twijfel',
  seconds: '{count} s',
})
