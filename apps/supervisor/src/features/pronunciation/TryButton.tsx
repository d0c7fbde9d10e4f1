import type { SpokenGroup } from '@letterliaan/contract'
import { useNotify } from '@letterliaan/ui'
import { useState, type ReactNode } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
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
  const notify = useNotify()
  const [isMaking, setMaking] = useState(false)
  const canSay = areGroupsComplete(groups) && !isMaking

  async function hear() {
    setMaking(true)
    try {
      const body = { type, groups: [...groups] }
      const mp3 = await client.call('POST /api/v1/begeleider/pronunciation/try', { body })
      void say(sounds.hold(mp3))
    } catch (error) {
      notify('error', error instanceof Error ? error.message : 'Dat is niet gelukt.')
    } finally {
      setMaking(false)
    }
  }

  return (
    <FlatButton sign="play" aria-disabled={!canSay} onClick={() => canSay && void hear()}>
      {children}
    </FlatButton>
  )
}
