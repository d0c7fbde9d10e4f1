import { SpokenText } from '@letterliaan/ui/spoken'
import type { ExercisedWord, Progress } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { progressTexts } from '@letterliaan/texts/progress'
import { Dialog, Glyph, HiddenText, joinClasses, shared, SpeakerButton } from '@letterliaan/ui'
import { Icon } from '@letterliaan/ui/pictures'
import styles from './PractisedWords.module.css'

interface PractisedWordsProps {
  readonly words: readonly ExercisedWord[]
  readonly onSpeak: (word: ExercisedWord) => void
}

/** Shows practised words with their sound, and a tick if the last time had no errors (PROG-2). */
export function PractisedWords({ words, onSpeak }: PractisedWordsProps) {
  if (words.length === 0)
    return (
      <p className={joinClasses(shared.line, styles.none)}>
        <Icon name="shoe" size="2.5rem" />
        <SpokenText line={progressTexts.nothingPractised} />
      </p>
    )
  return (
    <ul className={styles.words}>
      {words.map((word) => (
        <li key={word.id} className={joinClasses(shared.line, styles.word)}>
          <SpeakerButton
            label={fill(commonTexts.listenToWord, { word: word.word })}
            disabled={!word.audio_word}
            onClick={() => onSpeak(word)}
          />
          <span className={styles.text}>{word.word}</span>
          {word.without_errors && (
            <span className={joinClasses(shared.middle, styles.right)}>
              <Glyph name="check" />
              <HiddenText>{progressTexts.lastRight}</HiddenText>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

interface WordsDialogProps {
  readonly row: Progress
  readonly onSpeak: (word: ExercisedWord) => void
  readonly onClose: () => void
}

/** 'Geoefende woorden': the practised words of one step (PROG-4). */
export function WordsDialog({ row, onSpeak, onClose }: WordsDialogProps) {
  return (
    <Dialog title={progressTexts.words} onClose={onClose}>
      <h3 className={styles.step}>{row.label}</h3>
      <p className={styles.intro}>
        <SpokenText line={progressTexts.wordsPractised} auto />
      </p>
      <PractisedWords words={row.words_exercised} onSpeak={onSpeak} />
    </Dialog>
  )
}
