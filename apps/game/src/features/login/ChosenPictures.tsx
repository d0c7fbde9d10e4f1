import { cardPictureNames, pictureCodeLength, type CardPicture } from '@letterliaan/contract/card-pictures'
import * as commonTexts from '@letterliaan/texts/common'
import * as loginTexts from '@letterliaan/texts/login'
import { HiddenText } from '@letterliaan/ui'
import { Picture } from '@letterliaan/ui/pictures'
import styles from './ChosenPictures.module.css'

export function ChosenPictures({ chosen }: { readonly chosen: readonly CardPicture[] }) {
  return (
    <ol className={styles.chosen} aria-label={loginTexts.chosen}>
      {Array.from({ length: pictureCodeLength }, (_, index) => {
        const picture = chosen[index]
        return (
          <li key={index} className={styles.place} data-filled={picture !== undefined}>
            {picture === undefined ? (
              <>
                <span aria-hidden="true">{index + 1}</span>
                <HiddenText>{commonTexts.thatEmpty}</HiddenText>
              </>
            ) : (
              <Picture name={picture} label={cardPictureNames[picture]} />
            )}
          </li>
        )
      })}
    </ol>
  )
}
