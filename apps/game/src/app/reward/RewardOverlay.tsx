import type { Badge } from '@letterliaan/contract'
import * as rewardTexts from '@letterliaan/texts/rewards'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { badgeLine } from '../badges/badge-line.ts'
import { Medal } from '../badges/Medal.tsx'
import { RewardFrame, type RewardFrameProps } from './RewardFrame.tsx'

export interface RewardOverlayProps extends Pick<RewardFrameProps, 'buddy_id' | 'sound' | 'onGoOn'> {
  readonly badge: Badge
  readonly message?: string | null
}

/** RWD-1 */
export function RewardOverlay({ badge, message = null, buddy_id, sound, onGoOn }: RewardOverlayProps) {
  const { name, description } = badge
  const lines = [rewardTexts.newBadge, badgeLine(name), ...(message === null ? [badgeLine(description)] : [])]
  const { textOf, speaker } = useReadAloud(lines, { auto: true })
  return (
    <RewardFrame
      title={textOf(0)}
      picture={<Medal badge={badge} size="min(17rem, 40vmin)" decorative />}
      name={textOf(1)}
      text={message ?? textOf(2)}
      buddy_id={buddy_id}
      speaker={speaker}
      sound={sound}
      onGoOn={onGoOn}
    />
  )
}
