import { catalogue, spoken } from '../catalogue.ts'

export const repetitionTexts = catalogue({
  intro: spoken('Dit ligt voor je klaar. Kies maar!', {
    sober: 'Dit ligt klaar. Kies maar.',
  }),
  none: spoken('Er zijn nu geen stappen om te herhalen.'),
  clean: spoken('De vloer is schoon! Kom later nog eens kijken.', {
    sober: 'Kijk later nog eens.',
  }),
  allDone: spoken('Alle blaadjes zijn opgeruimd. Goed gedaan!', {
    sober: 'Alle herhalingen zijn gedaan.',
  }),
  ownWords: 'Eigen woorden',
  doneForToday: 'Klaar voor vandaag',
  toStep: 'Ga naar de stap',
  toRepetition: 'Ga naar de herhaalstap',
})
