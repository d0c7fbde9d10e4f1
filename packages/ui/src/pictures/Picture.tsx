import { getAnchorPictureUrl, addPicturePrefix } from './picture-files.ts'
import styles from './Picture.module.css'

interface PictureProps {
  /** Name of a picture, as in `anchors[].image`: 'fish', 'treehouse'. */
  readonly name: string
  readonly size?: number | string
  readonly label?: string
  readonly className?: string
  readonly onMissing?: () => void
}

export function Picture({ name, size = '100%', label = '', className, onMissing }: PictureProps) {
  return (
    <img
      className={className === undefined ? styles.picture : `${styles.picture} ${className}`}
      style={{ width: size }}
      src={addPicturePrefix(getAnchorPictureUrl(name))}
      alt={label}
      width={32}
      height={32}
      decoding="async"
      draggable={false}
      onError={onMissing}
    />
  )
}
