/** Something that can be said: a sound file, or a sentence by the device's own voice. */
export interface Utterance {
  /**
   * Starts now and settles at the end; rejects when it can't be said. `onStart` is told when it is heard, and about how
   * many seconds it takes.
   */
  readonly begin: (onStart?: (seconds: number) => void) => Promise<void>
  /** Ends it at once. */
  readonly stop: () => void
}

/** ended: said; cleared: cut off or never begun; failed: could not be said; silent: nobody has touched the screen yet. */
export type UtteranceEnd = 'ended' | 'cleared' | 'failed' | 'silent'

/** Who follows a text while it is said. */
export interface Hearing {
  /** It is heard now, and takes about so many seconds. */
  readonly onStart?: (seconds: number) => void
  /** Stops it, or keeps it from beginning. */
  readonly signal?: AbortSignal
}

export interface SpeechQueue {
  /** Says a word's sound after the words that came before it. It ends a text at once, and waits for none. */
  readonly add: (utterance: Utterance) => Promise<UtteranceEnd>
  /** Says a text when no word is said or waits, in place of any other text (GIDS-1). */
  readonly addText: (utterance: Utterance, hearing?: Hearing) => Promise<UtteranceEnd>
  readonly clear: () => void
}

interface Turn {
  readonly utterance: Utterance
  readonly onStart?: Hearing['onStart']
  readonly settle: (end: UtteranceEnd) => void
}

/**
 * One voice at a time: words in order, and a text only while there is no word, so that nothing is said over a word that is
 * dictated. `onBusy` is told when it begins and stops talking.
 */
export function createSpeechQueue(onBusy: (busy: boolean) => void): SpeechQueue {
  let current: Turn | undefined
  let words: Turn[] = []
  /** What is said, or waits, and is no word. */
  let text: Turn | undefined

  function beginNext() {
    const turn = words.shift() ?? text
    current = turn
    onBusy(turn !== undefined)
    turn?.utterance.begin(turn.onStart).then(
      () => endTurn(turn, 'ended'),
      () => endTurn(turn, 'failed'),
    )
  }

  function endTurn(turn: Turn, end: UtteranceEnd) {
    if (turn !== current) return
    if (turn === text) text = undefined
    turn.settle(end)
    beginNext()
  }

  /** Only this one: what waits stays. */
  function dropText(turn = text) {
    if (turn === undefined || turn !== text) return
    text = undefined
    if (turn === current) {
      current = undefined
      turn.utterance.stop()
    }
    turn.settle('cleared')
  }

  function goOn() {
    if (current === undefined) beginNext()
  }

  return {
    add(utterance) {
      dropText()
      return new Promise((settle) => {
        words.push({ utterance, settle })
        goOn()
      })
    },
    addText(utterance, { onStart, signal } = {}) {
      if (signal?.aborted) return Promise.resolve('cleared')
      dropText()
      return new Promise((settle) => {
        const turn: Turn = { utterance, onStart, settle }
        text = turn
        signal?.addEventListener('abort', () => {
          dropText(turn)
          goOn()
        })
        goOn()
      })
    },
    clear() {
      const turns = current && current !== text ? [current, ...words] : words
      const talking = current === text ? undefined : current
      dropText()
      current = undefined
      words = []
      talking?.utterance.stop()
      for (const turn of turns) turn.settle('cleared')
      onBusy(false)
    },
  }
}
