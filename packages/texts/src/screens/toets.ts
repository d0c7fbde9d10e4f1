import { catalogue, spoken } from '../catalogue.ts'

export const toetsTexts = catalogue({
  helloName: 'Hallo {name}!',
  start: spoken('Start!', { sober: 'Begin de toets' }),
  notReady: 'De toets kon niet worden klaargezet.',
  measureIsDone: spoken('Deze meting is al klaar.'),
  dictationDone: spoken('Klaar! Goed gewerkt.', { sober: 'Het dictee is klaar.' }),
  dictationIsDone: spoken('Dit dictee heb je al gemaakt.'),
  toetsIsDone: spoken('Deze toets is al afgerond.'),
  toExercises: 'Ga naar oefeningen',
  toExercisesNow: 'Ga naar oefeningen!',
  measured: spoken('Klaar! Goed gewerkt. Je begeleider kijkt ernaar.', {
    sober: 'Klaar. Je begeleider kijkt ernaar.',
  }),
  entranceDone: spoken(
    'Goed gedaan! Je bent klaar met de instaptoets. Nu kun je beginnen aan de oefeningen.',
    { sober: 'De instaptoets is klaar. Je kunt beginnen aan de oefeningen.' },
  ),
  lookAgain: spoken('Kijk eerst nog eens goed naar deze woorden.'),
})
