import * as exerciseTexts from '@letterliaan/texts/exercise'
import { Picture } from '@letterliaan/ui/pictures'
import type { Turn } from '../../kit/template.ts'
import styles from './WordPicture.module.css'

/** Nothing without a picture. */
export function WordPicture({ turn, size }: { readonly turn: Turn; readonly size: string }) {
  const image = imageOf(turn)
  return image === null ? null : <Picture name={image} size={size} />
}

/** Small and with its name, so that nobody takes it for the word's picture. */
export function AnchorNote({ turn }: { readonly turn: Turn }) {
  const { anchor } = turn.exercise_data
  if (anchor === null || anchor.name === '' || imageOf(turn) !== null) return null
  return (
    <p className={styles.anchor}>
      {exerciseTexts.anchorWord}
      <Picture name={anchor.image} size="1.75rem" />
      <b>{anchor.name}</b>
    </p>
  )
}

const imageOf = (turn: Turn): string | null => {
  const { anchor } = turn.exercise_data
  return turn.word.image ?? (anchor?.name === turn.word.word ? anchor.image : null)
}
