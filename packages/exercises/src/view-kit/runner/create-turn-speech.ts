import type { Word } from '@letterliaan/contract'
import { replayDelayMs, type SpokenSound } from '../../kit/flow.ts'
import type { ExercisePorts } from './ports.ts'

/** A sound of a word; `part` is the id of a single sound, or a group's number. */
export interface Utterance {
  readonly word: Word
  readonly sound: SpokenSound
  readonly part?: string | undefined
  /** After a text that is read aloud, not over it. */
  readonly afterText?: boolean | undefined
}

/** Everything that an exercise says goes through here, so that it can be cleared with what has still to be said. */
export interface TurnSpeech {
  /** Says these one after the other, after so many ms. The same that waits already is said once. */
  readonly say: (utterances: readonly Utterance[], delayMs: number) => void
  /** Says again what the child has heard, so long after the first press (EX-12); a single sound is no word and waits for nothing (TPL-37). */
  readonly replay: (...utterances: readonly Utterance[]) => void
  /** Says now what was to be said at once: later it would cut off what comes after it. */
  readonly hurry: () => void
  /** Ends what is said, and all that waits. */
  readonly clear: () => void
}

interface Waiting {
  readonly delayMs: number
  readonly sayNow: () => void
  readonly cancel: () => void
  /** Was it the child that asked for it? */
  readonly isReplay: boolean
}

const keyOf = (utterances: readonly Utterance[]): string =>
  JSON.stringify(utterances.map(({ word, sound, part }) => [word.id, sound, part]))

export function createTurnSpeech(ports: Pick<ExercisePorts, 'clock' | 'speak' | 'clearSound'>): TurnSpeech {
  /** The pending timers by name. */
  const waiting = new Map<string, Waiting>()

  const schedule = (utterances: readonly Utterance[], delayMs: number, isReplay: boolean): void => {
    const key = keyOf(utterances)
    waiting.get(key)?.cancel()
    const sayNow = (): void => {
      waiting.delete(key)
      for (const { word, sound, part, afterText } of utterances) ports.speak(word, sound, part, afterText)
    }
    waiting.set(key, { delayMs, sayNow, cancel: ports.clock.after(delayMs, sayNow), isReplay })
  }

  return {
    say: (utterances, delayMs) => schedule(utterances, delayMs, false),
    replay(...utterances) {
      // Who keeps pressing would put it off for ever.
      if (waiting.get(keyOf(utterances))?.isReplay) return
      schedule(utterances, utterances.every(({ sound }) => sound === 'part') ? 0 : replayDelayMs, true)
    },
    hurry() {
      for (const { delayMs, cancel, sayNow } of waiting.values()) {
        if (delayMs > 0) continue
        cancel()
        sayNow()
      }
    },
    clear() {
      for (const { cancel } of waiting.values()) cancel()
      waiting.clear()
      ports.clearSound()
    },
  }
}
