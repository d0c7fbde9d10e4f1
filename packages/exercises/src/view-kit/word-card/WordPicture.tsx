import { Picture } from '@letterliaan/ui/pictures'
import type { Turn } from '../../kit/template.ts'
import styles from './WordPicture.module.css'

/** The word's picture; a word without one has that of its anchor, which then says whose it is. */
export function WordPicture({ turn, size }: { readonly turn: Turn; readonly size: string }) {
  const { image } = turn.word
  const { anchor } = turn.exercise_data
  if (image !== null) return <Picture name={image} size={size} />
  if (anchor === null) return null
  return (
    <figure className={styles.anchor}>
      <Picture name={anchor.image} size={size} />
      <figcaption>net als {anchor.name}</figcaption>
    </figure>
  )
}
