import { use, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { ReadAloudContext, applyWording, type ReadAloudLine } from './read-aloud.ts'

/** Returns the time that a child needs to read a text (ms). */
const readMs = (text: string): number => 1200 + 65 * text.length
/** Pause between a spoken line and the next step (ms). */
const breathMs = 350
/** If a line takes this much longer than twice its reading time (ms), it is skipped. */
const lateMs = 5000

type After = (ms: number, callback: () => void) => () => void

const later: After = (ms, callback) => {
  const timer = setTimeout(callback, ms)
  return () => clearTimeout(timer)
}

/** Props for the text of the line. Both functions are stable. */
export interface LineCallbacks {
  readonly onSaid: () => void
  readonly onTold: () => void
}

/** Calls `onDone` when the line was said or read, but not before `atLeastMs`. A new `step` starts again. */
export function useUntilSaid(
  line: ReadAloudLine,
  step: unknown,
  atLeastMs: number,
  onDone: () => void,
  after: After = later,
): LineCallbacks {
  const readAloud = use(ReadAloudContext)
  const isTold = readAloud?.isAutomatic === true
  const text = applyWording([line], readAloud ?? undefined)[0]?.text ?? ''
  const done = useEffectEvent(onDone)
  const ends = useRef<LineCallbacks>(null)

  useEffect(() => {
    const state = { isDone: false, isLongEnough: false, isRead: false, isSaid: false, hasVoice: isTold }
    const change = (changed: Partial<typeof state>) => () => {
      Object.assign(state, changed)
      const isOver = state.isSaid || (state.isRead && !state.hasVoice)
      if (state.isDone || !state.isLongEnough || !isOver) return
      state.isDone = true
      done()
    }
    const cancels = [
      after(atLeastMs, change({ isLongEnough: true })),
      after(readMs(text), change({ isRead: true })),
      after(2 * readMs(text) + lateMs, change({ hasVoice: false })),
    ]
    let wasSaid = false
    ends.current = {
      onSaid: () => {
        wasSaid = true
        cancels.push(after(breathMs, change({ isSaid: true })))
      },
      onTold: () => wasSaid || change({ hasVoice: false })(),
    }
    return () => cancels.forEach((cancel) => cancel())
    // Depends on `step` too, because two steps may have the same text.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [step, text, isTold, atLeastMs, after])

  const onSaid = useCallback(() => ends.current?.onSaid(), [])
  const onTold = useCallback(() => ends.current?.onTold(), [])
  return { onSaid, onTold }
}
