import { spoken } from '../catalogue.ts'

export const intro = spoken('Dit ligt voor je klaar. Kies maar!', {
  sober: 'Dit ligt klaar. Kies maar.',
})
export const none = spoken('Er zijn nu geen stappen om te herhalen.')
export const clean = spoken('De vloer is schoon! Kom later nog eens kijken.', {
  sober: 'Kijk later nog eens.',
})
export const allDone = spoken('Alle blaadjes zijn opgeruimd. Goed gedaan!', {
  sober: 'Alle herhalingen zijn gedaan.',
})
export const ownWords = 'Eigen woorden'
export const doneForToday = 'Klaar voor vandaag'
export const toStep = 'Ga naar de stap'
export const toRepetition = 'Ga naar de herhaalstap'
