import type { Word } from '@letterliaan/contract'
import { createStore, type ReadonlyStore } from '@letterliaan/web/store'
import { replayDelayMs } from '../../kit/flow.ts'
import type { TurnSpeech, Utterance } from './create-turn-speech.ts'
import type { ExercisePorts } from './ports.ts'

/** So long a right word stands before the next one comes (ms), stretched by the calm profile (GIDS-7). */
export const standMs = 900

/** The right word that stands, and what waits for it. */
export interface Standing extends ReadonlyStore<Word | null> {
  /** The word was right: it stands, and is said. */
  readonly stand: (word: Word) => void
  /** Says what opens the next turn, or ends the sound: after the word that stands. */
  readonly say: (utterances: readonly Utterance[], delayMs: number) => void
  readonly clearSound: () => void
  /** The child goes on: a key, or a tap. */
  readonly end: () => void
  /** The exercise is left. */
  readonly drop: () => void
}

export function createStanding(
  ports: Pick<ExercisePorts, 'clock' | 'paceStretch'>,
  speech: TurnSpeech,
): Standing {
  const store = createStore<Word | null>(null)
  let since = 0
  let cancel = (): void => undefined
  let opening: readonly Utterance[] = []

  const sayIt = (): void => {
    const word = store.get()
    if (word?.audio_word === true) speech.say([{ word, sound: 'word' }], 0)
  }

  const drop = (): void => {
    cancel()
    opening = []
    store.set(null)
  }

  const end = (): void => {
    if (store.get() === null) return
    const next = opening
    // On a busy device the key that goes on comes before the word is said.
    speech.hurry()
    drop()
    // Whoever went on at once hears the next word no sooner than one that is asked again (EX-12).
    const delayMs = Math.max(0, since + replayDelayMs - ports.clock.now())
    if (next.length > 0) speech.say(next, delayMs)
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    stand(word) {
      drop()
      since = ports.clock.now()
      store.set(word)
      cancel = ports.clock.after(standMs * ports.paceStretch(), end)
      sayIt()
    },
    say(utterances, delayMs) {
      if (store.get() === null) speech.say(utterances, delayMs)
      else opening = utterances
    },
    clearSound() {
      speech.clear()
      sayIt()
    },
    end,
    drop,
  }
}
