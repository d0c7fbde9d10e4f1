import { SpokenText } from '@letterliaan/ui/spoken'
import type { SoundCard } from '@letterliaan/dutch/sound-chart'
import { fill } from '@letterliaan/texts'
import * as commonTexts from '@letterliaan/texts/common'
import * as soundChartTexts from '@letterliaan/texts/sound-chart'
import { Card, HiddenText, SpeakerButton } from '@letterliaan/ui'
import { Picture } from '@letterliaan/ui/pictures'
import layout from '../../app/shell/layout.module.css'
import styles from './ChosenSound.module.css'
import { listExamples } from './find-sounds.ts'
import { LettersInColor } from './SoundTile.tsx'

export interface ChosenSoundProps {
  readonly card: SoundCard | null
  readonly onSaySound: (card: SoundCard) => void
  readonly onSayWord: (word: string) => void
}

export function ChosenSound({ card, onSaySound, onSayWord }: ChosenSoundProps) {
  return (
    <Card className={styles.card}>
      <section className={layout.stack3} aria-label={soundChartTexts.chosen}>
        {card === null ? (
          <p>
            <SpokenText line={soundChartTexts.tapSound} auto />
          </p>
        ) : (
          <>
            <div className={styles.head}>
              <Picture name={card.picture} size="3.5rem" />
              <output className={styles.sentence}>{tell(card)}</output>
              {card.sound !== null && (
                <SpeakerButton label={commonTexts.hearSound} onClick={() => onSaySound(card)} />
              )}
            </div>
            <ul className={styles.spellings} aria-label={soundChartTexts.soWritten}>
              {listExamples(card).map((example) => {
                const { word, at, letters } = example
                return (
                  <li key={`${letters} ${word}`}>
                    <button type="button" className={styles.spelling} onClick={() => onSayWord(word)}>
                      <HiddenText>{soundChartTexts.listen}</HiddenText> <LettersInColor example={example} />
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
    ? fill(soundChartTexts.notHeard, { word: first.word })
    : fill(soundChartTexts.writtenAs, { word: first.word })
