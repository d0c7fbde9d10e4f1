import type { Difficulty, Step, Word } from '@letterliaan/contract'
import * as lessonTexts from '@letterliaan/texts/lesson'
import { Dialog } from '@letterliaan/ui'
import { useLook } from '@letterliaan/ui/pictures'
import { AnchorSlider } from '../../app/AnchorSlider.tsx'
import { CoinsPopup } from './CoinsPopup.tsx'
import { ExerciseLegend } from './ExerciseLegend.tsx'
import styles from './LessonScreen.module.css'
import { StepAdvice } from './StepAdvice.tsx'
import { WordHistories } from './WordHistories.tsx'
import { WordList } from './WordList.tsx'

export interface RucksackWindowProps {
  readonly step: Step
  readonly difficulty: Difficulty
  readonly onSpeak: (word: Word) => void
  readonly onClose: () => void
}

/** Dialog with anchors, words, tip, points and explanation of a step (LES-2, LES-3, LES-6, LES-8). */
export function RucksackWindow({ step, difficulty, onSpeak, onClose }: RucksackWindowProps) {
  const look = useLook()
  const words = step.words[difficulty]
  return (
    <Dialog title={lessonTexts.rucksack} size="wide" onClose={onClose}>
      <div className={styles.rucksack}>
        {step.anchors.length > 0 && <AnchorSlider anchors={step.anchors} step_id={step.id} />}
        {words.length > 0 && <WordList words={words} onSpeak={onSpeak} />}
        <div className={styles.more}>
          <StepAdvice step={step} />
          <ExerciseLegend />
          {look === 'field-camp' && <WordHistories words={words.map(({ word }) => word)} />}
          <CoinsPopup />
        </div>
      </div>
    </Dialog>
  )
}
