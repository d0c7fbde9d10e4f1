import { toSpokenWord, type SpokenWord } from '../../kit/spoken-word.ts'
import type { ExerciseSetup } from '../../run/exercise-state.ts'
import type { ExercisePorts } from './ports.ts'

export function assignOneSpeaker(
  ports: ExercisePorts,
  setup: Pick<ExerciseSetup, 'logic' | 'exercise'>,
): ExercisePorts {
  const spoken = (word: SpokenWord): SpokenWord => toSpokenWord(setup, word)
  return {
    ...ports,
    speak: (word, ...how) => ports.speak(spoken(word), ...how),
    preload: (words, sounds) => ports.preload(words.map(spoken), sounds),
    hold: (sounds) => ports.hold(sounds.map((each) => ({ ...each, word: spoken(each.word) }))),
  }
}
