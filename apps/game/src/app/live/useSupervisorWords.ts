import type { Difficulty } from '@letterliaan/contract'
import { shellTexts } from '@letterliaan/texts/shell'
import { useNotify } from '@letterliaan/ui'
import { useEffect, useState } from 'react'
import { useServices } from '../useServices.ts'

/** Shows the words at the bottom of the screen. Does not move anything or take the focus (ZIEN-2). */
export function useSupervisorWords(): void {
  const { supervisorWords } = useServices()
  const notify = useNotify()
  useEffect(() => {
    const { said } = supervisorWords
    return said.subscribe(() => notify('speech', said.get()?.words ?? ''))
  }, [supervisorWords, notify])
}

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
