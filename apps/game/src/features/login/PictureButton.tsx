import type { CardPicture } from '@letterliaan/contract/card-pictures'
import * as loginTexts from '@letterliaan/texts/login'
import { HiddenText } from '@letterliaan/ui'
import { Picture } from '@letterliaan/ui/pictures'
import styles from './PictureButton.module.css'

export interface PictureButtonProps {
  readonly picture: CardPicture
  readonly name: string
  /** Counted from 1; 0 if not chosen. */
  readonly place: number
  /** The code is complete, so that no more pictures can be chosen. */
  readonly isClosed: boolean
  readonly onPress: () => void
}

export function PictureButton({ picture, name, place, isClosed, onPress }: PictureButtonProps) {
  const isChosen = place > 0
  return (
    <button
      type="button"
      className={styles.picture}
      aria-pressed={isChosen}
      aria-disabled={isClosed && !isChosen}
      onClick={onPress}
    >
      <Picture name={picture} />
      <HiddenText>{name}</HiddenText>
      {isChosen && (
        <span className={styles.place}>
          <HiddenText>{loginTexts.picture} </HiddenText>
          {place}
        </span>
      )}
    </button>
  )
}
