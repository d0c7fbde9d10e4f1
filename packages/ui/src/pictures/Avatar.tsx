import { joinClasses } from '../components/join-classes.ts'
import { avatarUrls, toBuddyId } from './buddy-urls.ts'
import styles from './Buddy.module.css'

export interface AvatarProps {
  /** 1 to 6; anything else shows 1. */
  readonly id: number | null | undefined
  /** In px, or any CSS length. */
  readonly size?: number | string
  /** Dutch; decorative without it. */
  readonly label?: string
  readonly className?: string
}

/** In a round frame. */
export function Avatar({ id, size = '3rem', label = '', className }: AvatarProps) {
  return (
    <img
      className={joinClasses(styles.avatar, className)}
      style={{ width: size }}
      src={avatarUrls[toBuddyId(id)]}
      alt={label}
      width={200}
      height={200}
      draggable={false}
    />
  )
}
