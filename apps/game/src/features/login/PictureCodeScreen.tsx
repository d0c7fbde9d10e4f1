import { SpokenText } from '@letterliaan/ui/spoken'
import { toToldLine } from '@letterliaan/texts'
import {
  cardPictureNames,
  cardPictures,
  pictureCodeLength,
  type CardPicture,
} from '@letterliaan/contract/card-pictures'
import * as loginTexts from '@letterliaan/texts/login'
import { Button, Card } from '@letterliaan/ui'
import { useRef, useState, type ReactNode } from 'react'
import { ChosenPictures } from './ChosenPictures.tsx'
import { PictureButton } from './PictureButton.tsx'
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
    <Card className={styles.card}>
      <p>
        <SpokenText line={loginTexts.choosePictures} auto />
      </p>
      <p role="alert" className={styles.complaint}>
        {complaint !== null && <SpokenText line={toToldLine(complaint)} auto />}
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
      <div className={styles.buttons}>
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
