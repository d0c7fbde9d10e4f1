import { productLine } from '@letterliaan/contract/texts'
import { SpokenText } from '@letterliaan/ui/spoken'
import type { SoundCard } from '@letterliaan/dutch/sound-chart'
import { Card, HiddenText, SpeakerButton } from '@letterliaan/ui'
import { Picture } from '@letterliaan/ui/pictures'
import styles from './ChosenSound.module.css'
import { examplesOf } from './find-sounds.ts'
import { LettersInColor } from './SoundTile.tsx'

export interface ChosenSoundProps {
  readonly card: SoundCard | null
  readonly onSaySound: (card: SoundCard) => void
  readonly onSayWord: (word: string) => void
}

/** The sound that was touched: to hear again, with its picture, and each way to write it in a word that can be heard. */
export function ChosenSound({ card, onSaySound, onSayWord }: ChosenSoundProps) {
  return (
    <Card className={styles.card}>
      <section className={styles.chosen} aria-label="Gekozen klank">
        {card === null ? (
          <p>
            <SpokenText line={productLine('Tik op een klank. Dan hoor je hem, met een woord erbij.')} auto />
          </p>
        ) : (
          <>
            <div className={styles.head}>
              <Picture name={card.picture} size="3.5rem" />
              <output className={styles.sentence}>{tell(card)}</output>
              {card.sound !== null && (
                <SpeakerButton label="Luister naar de klank" onClick={() => onSaySound(card)} />
              )}
            </div>
            <ul className={styles.spellings} aria-label="Zo schrijf je het">
              {examplesOf(card).map((example) => {
                const { word, at, letters } = example
                return (
                  <li key={`${letters} ${word}`}>
                    <button type="button" className={styles.spelling} onClick={() => onSayWord(word)}>
                      <HiddenText>Luister:</HiddenText> <LettersInColor example={example} />
                      <HiddenText>,</HiddenText>{' '}
                      <span>
                        {word.slice(0, at)}
                        <b className={styles.spelled}>{letters}</b>
                        {word.slice(at + letters.length)}
                      </span>
                    </button>
                  </li>
                )
              })}
            </ul>
          </>
        )}
      </section>
    </Card>
  )
}

const tell = ({ sound, first }: SoundCard): string =>
  sound === null
    ? `Dit hoor je niet, maar je schrijft het wel: ${first.word}.`
    : `Zo schrijf je de klank van ${first.word}:`
