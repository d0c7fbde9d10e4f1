import type { OwnStepBody, OwnStepCheck } from '@letterliaan/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSettled } from '../../app/data/useSettled.ts'
import { useServices } from '../../app/useServices.ts'

/** Returns the latest check of a step that is being edited; undefined before the first. */
export function useDraftCheck(step: OwnStepBody): OwnStepCheck | undefined {
  const { client } = useServices()
  const settled = useSettled(step)
  const { data } = useQuery({
    queryKey: ['own-step-check', settled],
    queryFn: () => client.call('POST /api/v1/begeleider/own-step/check', { body: settled }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  })
  return data
}
