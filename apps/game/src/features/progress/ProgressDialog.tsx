import { SpokenText } from '@letterliaan/ui/spoken'
import type { ExercisedWord, Progress } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { progressTexts } from '@letterliaan/texts/progress'
import { Button, Dialog, joinClasses, Loading, shared } from '@letterliaan/ui'
import { useState, type ReactNode } from 'react'
import { filterRows, defaultProgressFilter, findUsualDifficulty } from './filter-rows.ts'
import styles from './ProgressDialog.module.css'
import { ProgressFilter } from './ProgressFilter.tsx'
import { ProgressTable } from './ProgressTable.tsx'
import { WordsDialog } from './PractisedWords.tsx'

export interface ProgressDialogProps {
  /** Undefined while loading. */
  readonly rows: readonly Progress[] | undefined
  readonly hasFailed: boolean
  readonly onAskAgain: () => void
  readonly onSpeak: (word: ExercisedWord) => void
  readonly ownWordsLink?: ReactNode
  readonly onClose: () => void
}

/** 'Voortgang': shows the child's progress for one world and difficulty at a time (PROG-1, PROG-3). */
export function ProgressDialog(props: ProgressDialogProps) {
  const { rows, hasFailed, onAskAgain, onSpeak, ownWordsLink, onClose } = props
  const [choice, setChoice] = useState(defaultProgressFilter)
  const usual = rows === undefined ? null : findUsualDifficulty(rows, choice.difficulty)
  const [wordsOf, setWordsOf] = useState<Progress | null>(null)

  return (
    <Dialog title={commonTexts.progress.text} size="wide" footer={ownWordsLink} onClose={onClose}>
      <p>
        <SpokenText line={progressTexts.intro} auto />
      </p>
      <div className={styles.window}>
        <ProgressFilter choice={choice} onChoose={setChoice} />
        {usual !== null && (
          <p>
            <SpokenText line={fill(progressTexts.usualStars, { count: usual })} />
          </p>
        )}
        {rows !== undefined && (
          <ProgressTable
            key={`${choice.world} ${choice.difficulty}`}
            rows={filterRows(rows, choice)}
            onSpeak={onSpeak}
            onShowWords={setWordsOf}
          />
        )}
        {rows === undefined && !hasFailed && <Loading />}
        {rows === undefined && hasFailed && (
          <div className={joinClasses(shared.column, styles.failed)} role="alert">
            <p>
              <SpokenText line={progressTexts.missing} auto />
            </p>
            <Button onClick={onAskAgain}>{commonTexts.tryAgain}</Button>
          </div>
        )}
      </div>
      {wordsOf !== null && <WordsDialog row={wordsOf} onSpeak={onSpeak} onClose={() => setWordsOf(null)} />}
    </Dialog>
  )
}
