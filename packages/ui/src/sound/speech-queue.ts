/** Something that can be said: a sound file, or a sentence by the device's own voice. */
export interface Utterance {
  /** Starts now and settles at the end; rejects when it can't be said. */
  readonly begin: () => Promise<void>
  /** Ends it at once. */
  readonly stop: () => void
}

/** ended: said; cleared: cut off or never begun; failed: could not be said; silent: nobody has touched the screen yet. */
export type UtteranceEnd = 'ended' | 'cleared' | 'failed' | 'silent'

export interface SpeechQueue {
  readonly add: (utterance: Utterance) => Promise<UtteranceEnd>
  readonly clear: () => void
}

interface Turn {
  readonly utterance: Utterance
  readonly settle: (end: UtteranceEnd) => void
}

/** One voice at a time, in order. `onBusy` is told when it begins and stops talking. */
export function createSpeechQueue(onBusy: (busy: boolean) => void): SpeechQueue {
  let current: Turn | undefined
  let waiting: Turn[] = []

  function beginNext() {
    const turn = waiting.shift()
    current = turn
    onBusy(turn !== undefined)
    turn?.utterance.begin().then(
      () => endTurn(turn, 'ended'),
      () => endTurn(turn, 'failed'),
    )
  }

  function endTurn(turn: Turn, end: UtteranceEnd) {
    if (turn !== current) return
    turn.settle(end)
    beginNext()
  }

  return {
    add(utterance) {
      return new Promise((settle) => {
        waiting.push({ utterance, settle })
        if (!current) beginNext()
      })
    },
    clear() {
      const turns = current ? [current, ...waiting] : waiting
      const talking = current
      current = undefined
      waiting = []
      talking?.utterance.stop()
      for (const turn of turns) turn.settle('cleared')
      onBusy(false)
    },
  }
}
