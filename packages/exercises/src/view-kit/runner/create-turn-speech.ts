import type { Word } from '@letterliaan/contract'
import type { WordOptions } from '@letterliaan/ui/sound'
import { replayDelayMs, type SpokenSound } from '../../kit/flow.ts'
import type { ExercisePorts } from './ports.ts'

/** `part`: the id of a single sound, or the number of a klankgroep. */
export interface TurnUtterance extends WordOptions {
  readonly word: Word
  readonly sound: SpokenSound
  readonly part?: string | undefined
}

/** All speech of an exercise goes through this object, so that it can be cleared. */
export interface TurnSpeech {
  /** Says them one after another after `delayMs`. Drops utterances that already wait. */
  readonly say: (utterances: readonly TurnUtterance[], delayMs: number) => void
  /** Says them after a delay from the first press (EX-12); a single sound has none (TPL-37). A press stops other words. */
  readonly replay: (utterances: readonly TurnUtterance[], isPressed: boolean) => void
  /** Says waiting utterances now. Later they would interrupt what follows. */
  readonly hurry: () => void
  readonly clear: (keepsText?: boolean) => void
}

interface Waiting {
  readonly delayMs: number
  readonly sayNow: () => void
  readonly cancel: () => void
  readonly isReplay: boolean
}

const keyOf = (utterances: readonly TurnUtterance[]): string =>
  JSON.stringify(utterances.map(({ word, sound, part }) => [word.id, sound, part]))

export function createTurnSpeech(ports: Pick<ExercisePorts, 'clock' | 'speak' | 'clearSound'>): TurnSpeech {
  const waiting = new Map<string, Waiting>()

  const schedule = (utterances: readonly TurnUtterance[], delayMs: number, isReplay: boolean): void => {
    const key = keyOf(utterances)
    waiting.get(key)?.cancel()
    const sayNow = (): void => {
      waiting.delete(key)
      for (const { word, sound, part, ...order } of utterances) ports.speak(word, sound, part, order)
    }
    waiting.set(key, { delayMs, sayNow, cancel: ports.clock.after(delayMs, sayNow), isReplay })
  }

  return {
    say: (utterances, delayMs) => schedule(utterances, delayMs, false),
    replay(utterances, isPressed) {
      // A second press must not postpone it.
      if (waiting.get(keyOf(utterances))?.isReplay) return
      const [first, ...rest] = utterances
      if (first === undefined) return
      const said = isPressed ? [{ ...first, replacesWords: true }, ...rest] : utterances
      schedule(said, utterances.every(({ sound }) => sound === 'part') ? 0 : replayDelayMs, true)
    },
    hurry() {
      for (const { delayMs, cancel, sayNow } of waiting.values()) {
        if (delayMs > 0) continue
        cancel()
        sayNow()
      }
    },
    clear(keepsText) {
      for (const { cancel } of waiting.values()) cancel()
      waiting.clear()
      ports.clearSound(keepsText)
    },
  }
}
