import type { Difficulty } from '@letterliaan/contract'
import * as shellTexts from '@letterliaan/texts/shell'
import { useNotify } from '@letterliaan/ui'
import { useEffect, useState } from 'react'
import { useServices } from '../useServices.ts'

/** Shows what a supervisor says at the foot of the screen: nothing else moves, and the focus stays where it is (ZIEN-2). */
export function useSupervisorWords(): void {
  const { supervisorWords } = useServices()
  const notify = useNotify()
  useEffect(() => {
    const { said } = supervisorWords
    return said.subscribe(() => notify('speech', said.get()?.text ?? ''))
  }, [supervisorWords, notify])
}

/** How often the exercise was begun anew by a supervisor while it was on the screen; the child is told each time. */
export function useExerciseResets(exercise_id: number, difficulty: Difficulty): number {
  const { supervisorWords } = useServices()
  const [count, setCount] = useState(0)
  useEffect(() => {
    const { reset, say } = supervisorWords
    return reset.subscribe(() => {
      const latest = reset.get()
      if (latest?.exercise_id !== exercise_id || latest.difficulty !== difficulty) return
      setCount((before) => before + 1)
      say(shellTexts.laidReady)
    })
  }, [supervisorWords, exercise_id, difficulty])
  return count
}
