import type { OwnStepBody, OwnStepCheck } from '@letterliaan/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSettled } from '../../app/data/useSettled.ts'
import { useServices } from '../../app/useServices.ts'

/** What the check says of a step that is being worked on; undefined until it said something. */
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
