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
  /**
   * Says a word's sound after the words that came before it. A text that is heard ends at once; one that is not heard yet waits.
   * `afterText`: it belongs to the text, and comes after that.
   */
  readonly add: (utterance: Utterance, order?: WordOrder) => Promise<UtteranceEnd>
  /** Says a text when no word is said or waits, in place of any other text (GIDS-1). `make`: it may have to begin anew. */
  readonly addText: (make: () => Utterance, hearing?: Hearing) => Promise<UtteranceEnd>
  readonly clear: () => void
}

/** When a word is said where a text is said too: before it, unless told otherwise. */
export interface WordOrder {
  readonly afterText?: boolean | undefined
}

interface Turn extends WordOrder {
  readonly make: () => Utterance
  utterance?: Utterance
  isHeard?: boolean
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
    const isTextFirst = text !== undefined && words[0]?.afterText !== false
    const turn = isTextFirst ? text : words.shift()
    current = turn
    onBusy(turn !== undefined)
    if (turn === undefined) return
    turn.utterance = turn.make()
    const hear = (seconds: number): void => {
      turn.isHeard = true
      turn.onStart?.(seconds)
    }
    turn.utterance.begin(hear).then(
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

  /** Only the text: the words that wait stay. */
  function dropText() {
    const turn = text
    if (turn === undefined) return
    text = undefined
    if (turn === current) {
      current = undefined
      turn.utterance?.stop()
    }
    turn.settle('cleared')
  }

  /** A word comes: what is heard of a text is over, and what is not heard yet comes after it. */
  function yieldToWord() {
    if (text === undefined || text !== current) return
    if (text.isHeard) return dropText()
    text.utterance?.stop()
    current = undefined
    // Another turn, so that the end of the one that was stopped is nobody's.
    text = { ...text }
  }

  function goOn() {
    if (current === undefined) beginNext()
  }

  return {
    add(utterance, { afterText = false } = {}) {
      if (!afterText) yieldToWord()
      return new Promise((settle) => {
        words.push({ make: () => utterance, afterText, settle })
        goOn()
      })
    },
    addText(make, { onStart, signal } = {}) {
      if (signal?.aborted) return Promise.resolve('cleared')
      dropText()
      return new Promise((settle) => {
        text = { make, onStart, settle }
        signal?.addEventListener('abort', () => {
          if (text?.settle === settle) dropText()
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
      talking?.utterance?.stop()
      for (const turn of turns) turn.settle('cleared')
      onBusy(false)
    },
  }
}
