import type { Difficulty } from '@letterliaan/contract'
import * as commonTexts from '@letterliaan/texts/common'
import * as lessonTexts from '@letterliaan/texts/lesson'
import { Button, Dialog, StarChooser, Stars } from '@letterliaan/ui'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { useState } from 'react'

export interface DifficultyChoiceProps {
  readonly difficulty: Difficulty
  readonly completed: readonly Difficulty[]
  readonly offered: readonly Difficulty[]
  readonly onChoose: (difficulty: Difficulty) => void
}

const question = lessonTexts.chooseLevel

/** Shows the stars of the lesson, and the dialog in which the child changes them (LES-4, LES-5). */
export function DifficultyChoice({ difficulty, completed, offered, onChoose }: DifficultyChoiceProps) {
  const [isAsking, setAsking] = useState(false)

  function choose(level: Difficulty) {
    setAsking(false)
    onChoose(level)
  }

  return (
    <>
      <Button variant="secondary" data-help="niveau" onClick={() => setAsking(true)}>
        {commonTexts.level.text}
        <Stars count={difficulty} />
      </Button>
      <Dialog open={isAsking} title={question.text} onClose={() => setAsking(false)}>
        <QuestionAloud />
        <StarChooser
          label={question.text}
          value={difficulty}
          completed={completed}
          offered={offered}
          onChoose={choose}
        />
      </Dialog>
    </>
  )
}

function QuestionAloud() {
  return <p>{useReadAloud([question], { auto: true }).speaker}</p>
}
