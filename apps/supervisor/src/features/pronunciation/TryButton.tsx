import type { SpokenGroup } from '@letterliaan/contract'
import type { ReactNode } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { useTrySounds } from '../../app/sound/useTrySounds.ts'
import { areGroupsComplete } from './edit-groups.ts'

export interface TryButtonProps {
  readonly type: 'word' | 'sound_groups'
  readonly groups: readonly SpokenGroup[]
  readonly children: ReactNode
}

export function TryButton({ type, groups, children }: TryButtonProps) {
  const { isBusy, hear } = useTrySounds()
  const canSay = areGroupsComplete(groups) && !isBusy
  return (
    <FlatButton sign="play" aria-disabled={!canSay} onClick={() => hear(type, groups)}>
      {children}
    </FlatButton>
  )
}
