import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  title: '{label}, als kind',
  back: 'Terug naar de stap',
  intro: 'U speelt zoals een kind met twee sterren. Niets telt mee.',
  otherExercise: 'Andere oefening',
  looking: 'U bekijkt',
  play: 'Speel',
  playExercise: 'Speel {name}',
})
