import type { SpokenGroup } from '@letterliaan/contract'
import type { ReactNode } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { useAttempt } from '../../app/data/useAttempt.ts'
import { useSay } from '../../app/sound/useSay.ts'
import { useServices } from '../../app/useServices.ts'
import { areGroupsComplete } from './edit-groups.ts'

export interface TryButtonProps {
  readonly type: 'word' | 'sound_groups'
  readonly groups: readonly SpokenGroup[]
  readonly children: ReactNode
}

/** Says sounds that are not kept yet. */
export function TryButton({ type, groups, children }: TryButtonProps) {
  const { client, sounds } = useServices()
  const say = useSay()
  const { isBusy, attempt } = useAttempt()
  const canSay = areGroupsComplete(groups) && !isBusy

  const hear = () =>
    attempt(async () => {
      const body = { type, groups: [...groups] }
      const mp3 = await client.call('POST /api/v1/begeleider/pronunciation/try', { body })
      void say(sounds.hold(mp3))
    })

  return (
    <FlatButton sign="play" aria-disabled={!canSay} onClick={() => canSay && void hear()}>
      {children}
    </FlatButton>
  )
}
