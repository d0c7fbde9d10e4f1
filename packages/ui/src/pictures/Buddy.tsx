import { joinClasses } from '../components/join-classes.ts'
import { getBuddyUrl, toBuddyId, type BuddyMood } from './buddy-urls.ts'
import { useLook } from './look.ts'
import { Picture } from './Picture.tsx'
import { useWornBy } from './worn.ts'
import styles from './Buddy.module.css'

interface BuddyProps {
  readonly id: number | null | undefined
  readonly mood?: BuddyMood
  /** Width in px, or any CSS length. The height is 1.26 times the width. */
  readonly size?: number | string
  readonly className?: string
  readonly isDrawn?: boolean
}

/** A buddy. The child's own buddy wears what the child chose in the treehouse. */
export function Buddy(props: BuddyProps) {
  const { id, mood = 'blij', size = '8rem', className, isDrawn = true } = props
  const look = useLook()
  const worn = useWornBy(id)
  // Keeps room for the picture, because an img without a `src` takes none.
  if (!isDrawn)
    return (
      <span aria-hidden="true" style={{ display: 'inline-block', width: size, aspectRatio: '200 / 252' }} />
    )
  const classes = joinClasses(styles.buddy, styles[mood], className)
  const picture = (
    <img
      className={worn ? styles.avatar : classes}
      style={{ width: worn ? '100%' : size }}
      src={getBuddyUrl(look, toBuddyId(id), mood)}
      alt=""
      width={200}
      height={252}
      fetchPriority="high"
      draggable={false}
    />
  )
  if (!worn) return picture
  const { image, x, y, width } = worn
  return (
    <span className={joinClasses(classes, styles.wearing)} style={{ width: size }}>
      {picture}
      <span style={{ margin: `${y * 100}% 0 0 ${x * 100}%` }}>
        <Picture name={image} size={`${width * 100}%`} />
      </span>
    </span>
  )
}
