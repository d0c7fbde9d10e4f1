/** Speech to queue: a sound file, or a sentence by the device's voice. */
export interface QueuedUtterance {
  /** Resolves at the end, or rejects on failure. Calls `onStart` with the duration (s) when speech starts. */
  readonly begin: (onStart?: (seconds: number) => void) => Promise<void>
  readonly stop: () => void
}

/** 'cleared' means stopped or never started. 'silent' means that the screen was not touched yet. */
export type UtteranceEnd = 'ended' | 'cleared' | 'failed' | 'silent'

export interface PlaybackOptions {
  readonly onStart?: (seconds: number) => void
  readonly signal?: AbortSignal
}

export interface SpeechQueue {
  /** Queues a word. Stops a text that is playing, unless `afterText`. A text that waits is played later. */
  readonly add: (utterance: QueuedUtterance, order?: WordOptions) => Promise<UtteranceEnd>
  /** Plays a text when no word plays or waits. Replaces other texts (GIDS-1). May call `make` again. */
  readonly addText: (make: () => QueuedUtterance, hearing?: PlaybackOptions) => Promise<UtteranceEnd>
  readonly clear: (keepsText?: boolean) => void
}

/** A word is spoken before a text by default. */
export interface WordOptions {
  readonly afterText?: boolean | undefined
  /** Stops the word that plays, and drops those that wait. */
  readonly replacesWords?: boolean | undefined
}

interface Turn extends WordOptions {
  readonly make: () => QueuedUtterance
  utterance?: QueuedUtterance
  isHeard?: boolean
  readonly onStart?: PlaybackOptions['onStart']
  readonly settle: (end: UtteranceEnd) => void
}

/** Plays words in order. Plays a text only if there is no word, so that a dictated word is always heard. */
export function createSpeechQueue(onBusy: (busy: boolean) => void): SpeechQueue {
  let current: Turn | undefined
  let words: Turn[] = []
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

  /** Stops a text that is audible. A text that is still loading is spoken after the word. */
  function yieldToWord() {
    if (text === undefined || text !== current) return
    if (text.isHeard) return dropText()
    text.utterance?.stop()
    current = undefined
    // Makes a new object, so that the end of the stopped text is ignored.
    text = { ...text }
  }

  function dropWords() {
    const dropped = words
    words = []
    if (current && current !== text) {
      dropped.push(current)
      current.utterance?.stop()
      current = undefined
    }
    for (const turn of dropped) turn.settle('cleared')
  }

  function goOn() {
    if (current === undefined) beginNext()
  }

  return {
    add(utterance, { afterText = false, replacesWords = false } = {}) {
      if (replacesWords) dropWords()
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
    clear(keepsText = false) {
      if (!keepsText) dropText()
      dropWords()
      goOn()
    },
  }
}
