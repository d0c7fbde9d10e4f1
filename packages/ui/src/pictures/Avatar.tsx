import { joinClasses } from '../components/join-classes.ts'
import { getAvatarUrl, toBuddyId } from './buddy-urls.ts'
import { useLook } from './look.ts'
import styles from './Buddy.module.css'

interface AvatarProps {
  readonly id: number | null | undefined
  readonly size?: number | string
  readonly className?: string
}

export function Avatar({ id, size = '3rem', className }: AvatarProps) {
  return (
    <img
      className={joinClasses(styles.avatar, className)}
      style={{ width: size }}
      src={getAvatarUrl(useLook(), toBuddyId(id))}
      alt=""
      width={200}
      height={200}
      draggable={false}
    />
  )
}
