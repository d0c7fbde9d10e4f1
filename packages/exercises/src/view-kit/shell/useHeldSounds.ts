import { useEffect, useRef } from 'react'
import type { ExerciseState } from '../../run/exercise-state.ts'
import { possibleSounds } from '../../run/sounds.ts'
import type { ExercisePorts } from '../runner/ports.ts'

/** From its first word on, all sounds of the exercise are fetched: it can be finished without a network. */
export function useHeldSounds({ run, progress, setup }: ExerciseState, ports: ExercisePorts): void {
  const { words } = run
  const begunAt = useRef(progress.word_index)
  useEffect(() => {
    const inTurn = [...words.slice(begunAt.current), ...words.slice(0, begunAt.current)]
    ports.hold(inTurn.map((word) => ({ word, sounds: possibleSounds(setup, word) })))
  }, [words, setup, ports])
}
