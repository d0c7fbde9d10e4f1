import type { OwnStepBody, OwnStepCheck } from '@letterliaan/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useServices } from '../../app/useServices.ts'

/** Who types waits no longer than this for what the check says. */
const settleMs = 500

/** What the check says of a step that is being worked on; undefined until it said something. */
export function useDraftCheck(step: OwnStepBody): OwnStepCheck | undefined {
  const { client } = useServices()
  const [settled, setSettled] = useState(step)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(step), settleMs)
    return () => clearTimeout(timer)
  }, [step])
  const { data } = useQuery({
    queryKey: ['own-step-check', settled],
    queryFn: () => client.call('POST /api/v1/begeleider/own-step/check', { body: settled }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  })
  return data
}
