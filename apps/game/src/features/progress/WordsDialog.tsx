import { SpokenText } from '@letterliaan/ui/spoken'
import type { ExercisedWord, Progress } from '@letterliaan/contract'
import * as progressTexts from '@letterliaan/texts/progress'
import { Dialog } from '@letterliaan/ui'
import { PractisedWords } from './PractisedWords.tsx'
import styles from './WordsDialog.module.css'

export interface WordsDialogProps {
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
