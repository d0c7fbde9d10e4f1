import { catalogue, exclaimed, spoken } from '../catalogue.ts'

export const rewardTexts = catalogue({
  newBadge: spoken('Je hebt een nieuwe badge ontvangen!', { sober: 'Nieuwe badge.' }),
  newBadges: spoken('Je hebt {count} nieuwe badges ontvangen!', {
    sober: '{count} nieuwe badges.',
  }),
  togetherReached: exclaimed('Samen gehaald!'),
  togetherDone: spoken('Die woorden hebben jullie samen geoefend.'),
  togetherWords: '{count} woorden: die hebben jullie samen geoefend.',
})
