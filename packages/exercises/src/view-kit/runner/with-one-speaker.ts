import { mixesWordsAndSounds } from '../../kit/one-speaker.ts'
import type { ExerciseSetup } from '../../run/exercise-state.ts'
import type { ExercisePorts } from './ports.ts'

/** As words that somebody corrected: the device leaves them to the server. */
const ofServer = { word: 'corrected', plural: 'corrected', sentence: 'corrected' } as const

/** A device never says single sounds: where an exercise has them, it says no words either. */
export function withOneSpeaker(
  ports: ExercisePorts,
  { logic, exercise }: Pick<ExerciseSetup, 'logic' | 'exercise'>,
): ExercisePorts {
  if (!mixesWordsAndSounds(logic, exercise)) return ports
  return {
    ...ports,
    speak: (word, ...how) => ports.speak({ ...word, voices: ofServer }, ...how),
  }
}
