import { mixesWordsAndSounds, toSpokenWord } from '../../kit/one-speaker.ts'
import type { ExerciseSetup } from '../../run/exercise-state.ts'
import type { ExercisePorts } from './ports.ts'

/** All that is said, and fetched ahead, by the speaker of the exercise. */
export function withOneSpeaker(
  ports: ExercisePorts,
  setup: Pick<ExerciseSetup, 'logic' | 'exercise'>,
): ExercisePorts {
  if (!mixesWordsAndSounds(setup.logic, setup.exercise)) return ports
  return {
    ...ports,
    speak: (word, ...how) => ports.speak(toSpokenWord(setup, word), ...how),
    preload: (words, sounds) =>
      ports.preload(
        words.map((word) => toSpokenWord(setup, word)),
        sounds,
      ),
    hold: (sounds) =>
      ports.hold(sounds.map((each) => Object.assign({}, each, { word: toSpokenWord(setup, each.word) }))),
  }
}
