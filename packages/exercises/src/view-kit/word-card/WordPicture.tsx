import { Picture } from '@letterliaan/ui/pictures'
import type { Task } from '../../kit/template.ts'
import styles from './WordPicture.module.css'

/** The word's picture; a word without one has that of its anchor, which then says whose it is. */
export function WordPicture({ task, size }: { readonly task: Task; readonly size: string }) {
  const { image } = task.word
  const { anchor } = task.exercise_data
  if (image !== null) return <Picture name={image} size={size} />
  if (anchor === null) return null
  return (
    <figure className={styles.anchor}>
      <Picture name={anchor.image} size={size} />
      <figcaption>net als {anchor.name}</figcaption>
    </figure>
  )
}
