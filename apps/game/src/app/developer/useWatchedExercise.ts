import type { Exercise } from '@letterliaan/contract'
import { useEffect, useState } from 'react'
import { useServices } from '../useServices.ts'

const lookAgainMs = 1000

export function useWatchedExercise(id: number | null): Exercise | null {
  const { client } = useServices()
  const [exercise, setExercise] = useState<Exercise | null>(null)

  useEffect(() => {
    if (id === null) return
    let isOver = false
    const look = async () => {
      const seen = await client.call('GET /api/v1/exercise/:id', { params: { id } })
      if (!isOver) setExercise(seen)
    }
    const lookQuietly = () => void look().catch(() => undefined)
    lookQuietly()
    const timer = setInterval(lookQuietly, lookAgainMs)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [client, id])

  return exercise?.id === id ? exercise : null
}
