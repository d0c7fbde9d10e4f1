import type { Word } from '@letterliaan/contract'
import { replayDelayMs, type SpokenSound } from '../../kit/flow.ts'
import type { ExercisePorts } from './ports.ts'

/** A sound of a word; `part` is the id of a single sound, or a group's number. */
export interface Utterance {
  readonly word: Word
  readonly sound: SpokenSound
  readonly part?: string | undefined
}

/** Everything that an exercise says goes through here, so that it can be cleared with what has still to be said. */
export interface TurnSpeech {
  /** Says these one after the other, after so many ms. The same that waits already is said once. */
  readonly say: (utterances: readonly Utterance[], delayMs: number) => void
  /** Says again what the child has heard (EX-12); a single sound is no word and waits for nothing (TPL-37). */
  readonly replay: (...utterances: readonly Utterance[]) => void
  /** Ends what is said, and all that waits. */
  readonly clear: () => void
}

export function createTurnSpeech(ports: Pick<ExercisePorts, 'clock' | 'speak' | 'clearSound'>): TurnSpeech {
  /** The pending timers by name, each with the function that cancels it. */
  const waiting = new Map<string, () => void>()

  const say: TurnSpeech['say'] = (utterances, delayMs) => {
    const key = JSON.stringify(utterances.map(({ word, sound, part }) => [word.id, sound, part]))
    waiting.get(key)?.()
    const cancel = ports.clock.after(delayMs, () => {
      waiting.delete(key)
      for (const { word, sound, part } of utterances) ports.speak(word, sound, part)
    })
    waiting.set(key, cancel)
  }

  return {
    say,
    replay: (...utterances) =>
      say(utterances, utterances.every(({ sound }) => sound === 'part') ? 0 : replayDelayMs),
    clear() {
      for (const cancel of waiting.values()) cancel()
      waiting.clear()
      ports.clearSound()
    },
  }
}
