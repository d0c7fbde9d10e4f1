import type { CalmProfile, OwnCalmProfileChanges } from '@letterliaan/contract'
import { createRandomId } from '@letterliaan/contract/client'
import { useNotify } from '@letterliaan/ui'
import { useRef } from 'react'
import { toFailureLine } from '../explain-failure.ts'
import { useServices } from '../useServices.ts'

/** Applies a change at once and stores it in the account. If that fails, reports and reverts it. */
export function useChangeCalm(): (changes: OwnCalmProfileChanges) => void {
  const { client, queries, queryClient } = useServices()
  const notify = useNotify()
  const latest = useRef(0)

  const show = (changes: Partial<CalmProfile>): void => {
    const profile = queryClient.getQueryData(queries.profile)
    if (!profile?.calm_profile) return
    const calm_profile = { ...profile.calm_profile, ...changes }
    queryClient.setQueryData(queries.profile, { ...profile, calm_profile })
  }

  async function send(changes: OwnCalmProfileChanges): Promise<void> {
    const number = ++latest.current
    const before = queryClient.getQueryData(queries.profile)?.calm_profile
    show(changes)
    try {
      const { calm_profile } = await client.call('POST /api/v1/user/update', {
        body: { calm_profile: changes },
        idempotencyKey: createRandomId(),
      })
      if (calm_profile && number === latest.current) show(calm_profile)
    } catch (error) {
      if (before) for (const name of Object.keys(changes)) show({ [name]: before[name as keyof CalmProfile] })
      notify('error', toFailureLine(error))
    }
  }

  return (changes) => void send(changes)
}
