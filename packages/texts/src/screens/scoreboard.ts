import { catalogue, spoken } from '../catalogue.ts'

export const scoreboardTexts = catalogue({
  intro: spoken('Kijk eens hoe ver je bent!', { sober: 'Zo ver ben je.' }),
  badges: 'Badges',
  level: 'Level',
  wordsPractised: 'Woorden geoefend',
  diamonds: 'Diamanten',
  diamond: 'Diamant {world}',
  points: 'Behaalde punten',
  goal: 'Doel: {words}',
  atLeast: 'Ruim {words} van {wanted}',
})
