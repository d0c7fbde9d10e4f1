import type { Word } from '@letterliaan/contract'
import { createStore, type ReadonlyStore } from '@letterliaan/web/store'
import { replayDelayMs } from '../../kit/flow.ts'
import type { TurnSpeech, TurnUtterance } from './create-turn-speech.ts'
import type { ExercisePorts } from './ports.ts'

/** Time that a right word is shown (ms); a calm profile stretches it (GIDS-7). */
export const displayMs = 900

export interface WordDisplay extends ReadonlyStore<Word | null> {
  readonly show: (word: Word) => void
  /** Says the next turn, or the end sound, after the shown word. */
  readonly say: (utterances: readonly TurnUtterance[], delayMs: number) => void
  readonly clearSound: (keepsText?: boolean) => void
  readonly end: () => void
  readonly drop: () => void
}

export function createWordDisplay(
  ports: Pick<ExercisePorts, 'clock' | 'paceStretch'>,
  speech: TurnSpeech,
): WordDisplay {
  const store = createStore<Word | null>(null)
  let since = 0
  let cancel = (): void => undefined
  let opening: readonly TurnUtterance[] = []

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
    // On a slow device the key may be pressed before the word is said.
    speech.hurry()
    drop()
    // Keeps this distance to the next word, even after an early key (EX-12).
    const delayMs = Math.max(0, since + replayDelayMs - ports.clock.now())
    if (next.length > 0) speech.say(next, delayMs)
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    show(word) {
      drop()
      since = ports.clock.now()
      store.set(word)
      cancel = ports.clock.after(displayMs * ports.paceStretch(), end)
      sayIt()
    },
    say(utterances, delayMs) {
      if (store.get() === null) speech.say(utterances, delayMs)
      else opening = utterances
    },
    clearSound(keepsText) {
      speech.clear(keepsText)
      sayIt()
    },
    end,
    drop,
  }
}
