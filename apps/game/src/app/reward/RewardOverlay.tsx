import { joinClasses, shared } from '@letterliaan/ui'
import type { Badge } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { rewardTexts } from '@letterliaan/texts/rewards'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { toBadgeLine } from '../badges/badge-line.ts'
import { Medal } from '../badges/Medal.tsx'
import { RewardFrame, type RewardFrameProps } from './RewardFrame.tsx'
import styles from './RewardOverlay.module.css'

export interface RewardOverlayProps extends Pick<RewardFrameProps, 'buddy_id' | 'sound' | 'onGoOn'> {
  /** One badge with its description, or several with their names. Never empty. */
  readonly badges: readonly Badge[]
  /** The message of the supervisor who gave the badge, or null. */
  readonly message?: string | null
}

/** RWD-1 */
export function RewardOverlay({ badges, message = null, buddy_id, sound, onGoOn }: RewardOverlayProps) {
  const count = badges.length
  const title = count === 1 ? rewardTexts.newBadge : fill(rewardTexts.newBadges, { count })
  const names = badges.map(({ name }) => toBadgeLine(name))
  const told =
    count === 1 && message === null ? badges.map(({ description }) => toBadgeLine(description)) : []
  const { textOf, speaker } = useReadAloud([title, ...names, ...told], { auto: true })
  return (
    <RewardFrame
      title={textOf(0)}
      picture={
        <span className={joinClasses(shared.wrap, styles.medals)}>
          {badges.map((badge) => (
            <Medal
              key={badge.id}
              badge={badge}
              size={`min(17rem, 40vmin, ${Math.round(84 / count)}vw)`}
              decorative
            />
          ))}
        </span>
      }
      name={names.map((line, at) => (
        <span key={line.text} className={styles.one}>
          {textOf(at + 1)}
        </span>
      ))}
      text={message ?? (told.length > 0 ? textOf(2) : null)}
      buddy_id={buddy_id}
      speaker={speaker}
      sound={sound}
      onGoOn={onGoOn}
    />
  )
}
