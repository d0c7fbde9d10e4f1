import { joinClasses } from '../components/join-classes.ts'
import { buddyUrl, toBuddyId, type BuddyMood } from './buddy-urls.ts'
import { useLook } from './look.ts'
import styles from './Buddy.module.css'

export interface BuddyProps {
  readonly id: number | null | undefined
  readonly mood?: BuddyMood
  /** Width in px, or any CSS length; the height is 1.26 times that. */
  readonly size?: number | string
  readonly label?: string
  readonly className?: string
  readonly isDrawn?: boolean
}

export function Buddy(props: BuddyProps) {
  const { id, mood = 'blij', size = '8rem', label = '', className, isDrawn = true } = props
  const look = useLook()
  // An img without an address holds no room.
  if (!isDrawn)
    return (
      <span aria-hidden="true" style={{ display: 'inline-block', width: size, aspectRatio: '200 / 252' }} />
    )
  return (
    <img
      className={joinClasses(styles.buddy, styles[mood], className)}
      style={{ width: size }}
      src={buddyUrl(look, toBuddyId(id), mood)}
      alt={label}
      width={200}
      height={252}
      fetchPriority="high"
      draggable={false}
    />
  )
}
