import { spoken } from '../catalogue.ts'

export const helloName = 'Hallo {name}!'
export const start = spoken('Start!', { sober: 'Begin de toets' })
export const notReady = 'De toets kon niet worden klaargezet.'
export const measureIsDone = spoken('Deze meting is al klaar.')
export const dictationDone = spoken('Klaar! Goed gewerkt.', { sober: 'Het dictee is klaar.' })
export const dictationIsDone = spoken('Dit dictee heb je al gemaakt.')
export const toetsIsDone = spoken('Deze toets is al afgerond.')
export const toExercises = 'Ga naar oefeningen'
export const toExercisesNow = 'Ga naar oefeningen!'
export const measured = spoken('Klaar! Goed gewerkt. Je begeleider kijkt ernaar.', {
  sober: 'Klaar. Je begeleider kijkt ernaar.',
})
export const entranceDone = spoken(
  'Goed gedaan! Je bent klaar met de instaptoets. Nu kun je beginnen aan de oefeningen.',
  { sober: 'De instaptoets is klaar. Je kunt beginnen aan de oefeningen.' },
)
export const lookAgain = spoken('Kijk eerst nog eens goed naar deze woorden.')
