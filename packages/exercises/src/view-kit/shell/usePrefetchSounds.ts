import { useEffect, useRef } from 'react'
import type { ExerciseState } from '../../run/exercise-state.ts'
import { listAvailableSounds, listPossibleSounds } from '../../run/sounds.ts'
import type { ExercisePorts } from '../runner/ports.ts'

/** Delay of the other sounds after the current word's sounds and the drawing (ms). */
const othersAfterMs = 300

/** Fetches the sounds of this word and the next first, then of all words, so that it works offline. */
export function usePrefetchSounds({ run, progress, setup }: ExerciseState, ports: ExercisePorts): void {
  const { words } = run
  const { exercise } = setup
  const index = progress.word_index
  const begunAt = useRef(index)
  useEffect(() => {
    const inTurn = [...words.slice(begunAt.current), ...words.slice(0, begunAt.current)]
    return ports.clock.after(othersAfterMs, () =>
      ports.hold(
        inTurn.map((word) => ({
          word,
          sounds: listPossibleSounds(setup, word),
          phrases: setup.logic.turn.countPhrases?.(word),
        })),
      ),
    )
  }, [words, setup, ports])

  useEffect(() => {
    const near = words.slice(index, index + 2)
    const first = near[0]
    if (first === undefined) return undefined
    const sounds = listAvailableSounds(exercise, first)
    const cancelFirst = ports.clock.after(0, () => ports.preload([first], sounds))
    const cancelNear = ports.clock.after(othersAfterMs, () => ports.preload(near, sounds))
    return () => {
      cancelFirst()
      cancelNear()
    }
  }, [words, index, exercise, ports])
}
