import { catalogue, spoken } from '../catalogue.ts'

export const goalTexts = catalogue({
  week: spoken('Deze week'),
  reachedTogether: 'Gehaald! Jullie wilden samen {words} oefenen.',
  togetherOf: 'Samen {count} van de {words}.',
  yourGoal: 'Jullie doel is {words}. Oefen mee!',
  atLeastOf: 'Samen al zeker {count} van de {words}.',
  ownWeek: 'Deze week: {words}.',
  ownBest: 'Deze week: {words}. Dat is jouw beste week!',
  bestBefore: 'Jouw beste week: {best}. Deze week: {count}.',
  /** Explains why this number differs from 'Woorden geoefend' of the scoreboard (SCORE-1). */
  wordCountsEachTime: spoken('Een woord telt hier elke keer mee. Bij ‘Woorden geoefend’ telt het één keer.'),
  bestWeek: spoken('Dit is jouw beste week!', {
    sober: 'Nog nooit oefende je zoveel in één week.',
  }),
  weekWords: spoken('Zoveel woorden oefende jij deze week.'),
  togetherEnough: spoken('Gehaald! Jullie hebben samen genoeg woorden geoefend.', {
    sober: 'Jullie hebben samen genoeg woorden geoefend.',
  }),
  togetherBegin: spoken('Oefen mee! Dan komt er fruit in de mand.', {
    sober: 'Oefen mee. Dan raakt de mand vol.',
  }),
  togetherBusy: spoken('Jullie oefenen samen. Kijk hoe vol de mand al is.'),
})
