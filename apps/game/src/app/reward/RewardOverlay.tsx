import type { Badge } from '@letterliaan/contract'
import { Medal } from '../badges/Medal.tsx'
import { RewardFrame, type RewardFrameProps } from './RewardFrame.tsx'

export interface RewardOverlayProps extends Pick<RewardFrameProps, 'sound' | 'onGoOn'> {
  readonly badge: Badge
  /** What whoever gave it said; null: it was earned, or nothing was said. */
  readonly message?: string | null
}

/** 'Je hebt een nieuwe badge ontvangen!' over everything (RWD-1). */
export function RewardOverlay({ badge, message = null, sound, onGoOn }: RewardOverlayProps) {
  return (
    <RewardFrame
      title="Je hebt een nieuwe badge ontvangen!"
      picture={<Medal badge={badge} size="min(17rem, 40vmin)" decorative />}
      name={badge.name}
      text={message ?? badge.description}
      sound={sound}
      onGoOn={onGoOn}
    />
  )
}
