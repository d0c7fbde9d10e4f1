import { anchorPictureUrl } from './picture-files.ts'
import styles from './Picture.module.css'

export interface PictureProps {
  /** Name in the emoji set, as the curriculum writes it in `anchors[].image`: 'fish', 'crescent-moon'. */
  readonly name: string
  /** Side in px, or any CSS length; as wide as its container when left out. */
  readonly size?: number | string
  /** Dutch text for who can't see it; without it the picture is decoration. */
  readonly label?: string
  readonly className?: string
}

/** An anchor, animal, object or badge by the name of its picture. */
export function Picture({ name, size = '100%', label = '', className }: PictureProps) {
  return (
    <img
      className={className === undefined ? styles.picture : `${styles.picture} ${className}`}
      style={{ width: size }}
      src={anchorPictureUrl(name)}
      alt={label}
      width={32}
      height={32}
      decoding="async"
      draggable={false}
    />
  )
}
