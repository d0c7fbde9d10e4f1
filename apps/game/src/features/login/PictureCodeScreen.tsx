import { SpokenText } from '@letterliaan/ui/spoken'
import { toProductLine } from '@letterliaan/texts'
import {
  cardPictureNames,
  cardPictures,
  pictureCodeLength,
  type CardPicture,
} from '@letterliaan/contract/card-pictures'
import { loginTexts } from '@letterliaan/texts/login'
import { Button, Card, HiddenText, joinClasses, shared } from '@letterliaan/ui'
import { useRef, useState, type ReactNode } from 'react'
import { commonTexts } from '@letterliaan/texts/common'
import { Picture } from '@letterliaan/ui/pictures'
import styles from './PictureCodeScreen.module.css'

export interface PictureCodeScreenProps {
  /** Resolves to an error text, or null. */
  readonly onEnter: (pictures: CardPicture[]) => Promise<string | null>
  readonly children: ReactNode
}

/** rules.md, Accounts */
export function PictureCodeScreen({ onEnter, children }: PictureCodeScreenProps) {
  const [chosen, setChosen] = useState<readonly CardPicture[]>([])
  const [complaint, setComplaint] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const grid = useRef<HTMLUListElement>(null)
  const isWhole = chosen.length === pictureCodeLength

  function press(picture: CardPicture) {
    setComplaint(null)
    if (chosen.includes(picture)) setChosen(chosen.filter((other) => other !== picture))
    else if (!isWhole) setChosen([...chosen, picture])
  }

  function beginAgain() {
    setChosen([])
    grid.current?.querySelector('button')?.focus()
  }

  async function enter() {
    if (!isWhole || busy) return
    setBusy(true)
    const refusal = await onEnter([...chosen])
    if (refusal === null) return
    setComplaint(refusal)
    setBusy(false)
    beginAgain()
  }

  return (
    <Card className={joinClasses(shared.column, styles.card)}>
      <p>
        <SpokenText line={loginTexts.choosePictures} auto />
      </p>
      <p role="alert" className={styles.complaint}>
        {complaint !== null && <SpokenText line={toProductLine(complaint)} auto />}
      </p>
      <ChosenPictures chosen={chosen} />
      <ul ref={grid} className={styles.grid} aria-label={loginTexts.pictures}>
        {cardPictures.map((picture) => (
          <li key={picture}>
            <PictureButton
              picture={picture}
              name={cardPictureNames[picture]}
              place={chosen.indexOf(picture) + 1}
              isClosed={isWhole}
              onPress={() => press(picture)}
            />
          </li>
        ))}
      </ul>
      <div className={shared.row}>
        <Button variant="quiet" size="large" aria-disabled={chosen.length === 0} onClick={beginAgain}>
          {loginTexts.again}
        </Button>
        <Button size="large" aria-disabled={!isWhole || busy} onClick={() => void enter()}>
          {loginTexts.start}
        </Button>
      </div>
      <p>
        <SpokenText line={loginTexts.forgotPictures} /> {children}
      </p>
    </Card>
  )
}

function ChosenPictures({ chosen }: { readonly chosen: readonly CardPicture[] }) {
  return (
    <ol className={styles.chosen} aria-label={loginTexts.chosen}>
      {Array.from({ length: pictureCodeLength }, (_, index) => {
        const picture = chosen[index]
        return (
          <li
            key={index}
            className={joinClasses(shared.middle, shared.large, styles.place)}
            data-filled={picture !== undefined}
          >
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

interface PictureButtonProps {
  readonly picture: CardPicture
  readonly name: string
  /** Place in the code from 1; 0 if the picture is not chosen. */
  readonly place: number
  /** True if the code is complete, so that no more pictures can be chosen. */
  readonly isClosed: boolean
  readonly onPress: () => void
}

function PictureButton({ picture, name, place, isClosed, onPress }: PictureButtonProps) {
  const isChosen = place > 0
  return (
    <button
      type="button"
      className={joinClasses(shared.middle, styles.picture)}
      aria-pressed={isChosen}
      aria-disabled={isClosed && !isChosen}
      onClick={onPress}
    >
      <Picture name={picture} />
      <HiddenText>{name}</HiddenText>
      {isChosen && (
        <span className={joinClasses(shared.middle, styles.digit)}>
          <HiddenText>{loginTexts.picture} </HiddenText>
          {place}
        </span>
      )}
    </button>
  )
}
