import type { Difficulty, Exercise, StudentExercise } from '@letterliaan/contract'
import { hideOutcomes, playMove, collectPlayRules, templates } from '@letterliaan/exercises/logic'
import type { ExercisePorts } from '@letterliaan/exercises/views'
import { formatSoundAddress } from '@letterliaan/web/spoken-sound'
import type { Speaker } from '../../app/sound/speaker.ts'

export interface PreviewDependencies {
  readonly exercise: Exercise
  readonly run: StudentExercise
  readonly difficulty: Difficulty
  readonly speaker: Speaker
}

/** Creates ports without a server: moves are judged by the same rules and not stored. */
export function createPreviewPorts({
  exercise,
  run,
  difficulty,
  speaker,
}: PreviewDependencies): ExercisePorts {
  const logic = templates[exercise.exercise_type.template]
  const rules = collectPlayRules({ logic, exercise, difficulty }, run)
  let present = run
  return {
    clock: {
      now: () => performance.now(),
      after(ms, callback) {
        const timer = setTimeout(callback, ms)
        return () => clearTimeout(timer)
      },
    },
    paceStretch: () => 1,
    unixMs: Date.now,
    async submit(body) {
      present = playMove(rules, present, body).run
      return hideOutcomes(logic, present)
    },
    async reset() {
      present = run
      return run
    },
    speak: (word, sound, part) => void speaker.say(formatSoundAddress(word, sound, part)),
    preload: (words, sounds) =>
      speaker.prepare(
        words.flatMap((word) =>
          sounds
            .filter((sound) => sound !== 'part' && sound !== 'group')
            .map((sound) => formatSoundAddress(word, sound)),
        ),
      ),
    clearSound: speaker.stop,
    hold: () => undefined,
    playEffect: () => undefined,
    tellPlace: () => undefined,
    download: async () => true,
  }
}
