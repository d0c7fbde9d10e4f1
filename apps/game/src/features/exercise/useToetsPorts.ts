import type { Test } from '@letterliaan/contract'
import type { ToetsPorts } from '@letterliaan/exercises/views'
import { useMemo } from 'react'
import { createPlayPorts } from '../../app/play/play-ports.ts'
import { useLeaveClosed } from '../../app/play/useLeaveClosed.ts'
import { refetchProgress } from '../../app/play/refetch-progress.ts'
import type { Services } from '../../app/services.ts'

/** Connects a toets to the app: its answers use the same queue as those of exercises. */
export function useToetsPorts(services: Services, { id, step_id }: Test): ToetsPorts {
  const leaveClosed = useLeaveClosed(services, services.queries.test(id))
  return useMemo(
    () => createToetsPorts(services, { id, step_id }, leaveClosed),
    [services, id, step_id, leaveClosed],
  )
}

export function createToetsPorts(
  services: Pick<Services, 'answers' | 'sound' | 'calm' | 'queryClient' | 'queries'>,
  { id: toets_id, step_id }: Pick<Test, 'id' | 'step_id'>,
  onRefused: (error: unknown) => void,
): ToetsPorts {
  const { answers, sound, calm } = services

  /** Refetches progress after a toets; the map's card when a measure or week dictation starts or ends. */
  function tell(toets: Test): void {
    const { kind } = toets
    if (kind === 'meting' || kind === 'weekdictee')
      services.queryClient.removeQueries(services.queries.waitingToetsen.queryKey)
    if (kind === 'meting' || !toets.is_complete) return
    if (toets.passed === true) sound.playEffect('step-passed')
    refetchProgress(services, step_id).catch(() => undefined)
  }

  return {
    ...createPlayPorts({ sound, answers, calm }),
    async submit(body) {
      try {
        const toets = await answers.submit('PUT /api/v1/test/:id', toets_id, body)
        tell(toets)
        return toets
      } catch (error) {
        onRefused(error)
        return null
      }
    },
    async reset() {
      try {
        return await answers.submit('PUT /api/v1/test/reset/:id', toets_id, undefined)
      } catch (error) {
        onRefused(error)
        throw error
      }
    },
  }
}
