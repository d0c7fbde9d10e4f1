import type { OwnStepPreview } from '@letterliaan/contract'
import { FlatButton } from '../../app/controls/index.ts'
import { layout } from '../../app/index.ts'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'

export interface PreviewListProps {
  readonly exercises: OwnStepPreview['exercises']
  readonly onChoose: (at: number) => void
}

export function PreviewList({ exercises, onChoose }: PreviewListProps) {
  return (
    <ol>
      {exercises.map(({ exercise, run }, at) => (
        <li key={exercise.id} className={layout.listRow}>
          <span>
            <b>{exercise.name}</b>{' '}
            <span className={layout.quietSmall}>{exercise.exercise_type.category}</span>
          </span>
          <FlatButton
            sign="play"
            aria-label={fill(texts.playExercise, { name: exercise.name })}
            aria-disabled={run.words.length === 0}
            onClick={() => run.words.length > 0 && onChoose(at)}
          >
            {texts.play}
          </FlatButton>
        </li>
      ))}
    </ol>
  )
}
