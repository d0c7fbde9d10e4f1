import { joinClasses, shared } from '@letterliaan/ui'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { Picture } from '@letterliaan/ui/pictures'
import type { Turn } from '../../kit/template.ts'
import { useMotion } from '../feedback/useShake.ts'
import styles from './WordPicture.module.css'

export interface WordPictureProps {
  readonly turn: Turn
  /** True if the picture just became visible. It then moves once. */
  readonly isTurnedTo?: boolean
}

const sway: Keyframe[] = [
  { transform: 'none' },
  { transform: 'rotate(-7deg) scale(1.06)' },
  { transform: 'rotate(6deg) scale(1.06)' },
  { transform: 'none' },
]
/** Starts after the card has turned. */
const swayTiming: KeyframeAnimationOptions = { duration: 900, delay: 400, easing: 'ease-in-out' }

export function WordPicture({ turn, isTurnedTo = false }: WordPictureProps) {
  const moved = useMotion<HTMLDivElement>(isTurnedTo ? 1 : 0, 0, sway, swayTiming)
  const image = imageOf(turn)
  if (image === null) return null
  return (
    <div ref={moved}>
      <Picture name={image} size="clamp(3.5rem, 14vh, 9rem)" />
    </div>
  )
}

/** Shows the anchor small and with its name, so that it is not mistaken for the word's picture. */
export function AnchorNote({ turn }: { readonly turn: Turn }) {
  const { anchor } = turn.exercise_data
  if (anchor === null || anchor.name === '' || imageOf(turn) !== null) return null
  return (
    <p className={joinClasses(shared.line, styles.anchor)}>
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
