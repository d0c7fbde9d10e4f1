import type { StudentExercise } from '@letterliaan/contract'
import type { Clock, ExercisePorts } from '@letterliaan/exercises/views'
import type { SoundName } from '@letterliaan/ui/sound'
import type { Services } from '../../app/services.ts'
import { soundAddress, soundAddresses } from './soundAddress.ts'

export interface RunEvents {
  /** The server confirmed a move. */
  onConfirmed(run: StudentExercise): void
  /** A new run is about to begin. */
  onReset(): void
}

/** Heard during an exercise and at its end. */
const effects: readonly SoundName[] = ['letter', 'right', 'wrong', 'hint', 'step-passed']

const clock: Clock = {
  now: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}

/** What an exercise needs of the app: its answers reach the server through the queue, its sounds the player. */
export function createExercisePorts(
  { answers, sound }: Pick<Services, 'answers' | 'sound'>,
  exercise_id: number,
  events: RunEvents,
): ExercisePorts {
  return {
    clock,
    unixMs: Date.now,
    async submit(body) {
      try {
        const run = await answers.submit('PUT /api/v1/exercise/:id', exercise_id, body)
        events.onConfirmed(run)
        return run
      } catch {
        return null
      }
    },
    reset(difficulty, hard) {
      events.onReset()
      return hard
        ? answers.submit('POST /api/v1/exercise/hard-reset/:id', exercise_id, { difficulty })
        : answers.submit('PUT /api/v1/exercise/reset/:id', exercise_id, { difficulty, shuffle: 1 })
    },
    speak: (word, spoken, part) => void sound.speak(soundAddress(word, spoken, part)),
    preload(words, sounds) {
      sound.preload(words.flatMap((word) => sounds.map((spoken) => soundAddress(word, spoken))))
      sound.preloadSounds(effects)
    },
    hold: (spoken) => sound.hold(spoken.flatMap(soundAddresses)),
    clearSound: sound.clear,
    playEffect: sound.playEffect,
    openDocument: ({ url }) => void window.open(url, '_blank', 'noopener'),
  }
}
