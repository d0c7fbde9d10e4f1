import type { Exercise, OwnStepPreview } from '@letterliaan/contract'
import { ExerciseScreen } from '@letterliaan/exercises/views'
import { useState } from 'react'
import { useServices } from '../../app/index.ts'
import styles from './Preview.module.css'
import { createPreviewPorts } from './preview-ports.ts'

export interface PreviewExerciseProps {
  readonly entry: OwnStepPreview['exercises'][number]
  readonly onLeave: () => void
}

const difficulty = 2

export function PreviewExercise({ entry: { exercise, run }, onLeave }: PreviewExerciseProps) {
  const { speaker } = useServices()
  const [played] = useState<Exercise>(() => ({
    ...exercise,
    student_exercise: { '1': run, '2': run, '3': run },
  }))
  const [ports] = useState(() => createPreviewPorts({ exercise: played, run, difficulty, speaker }))
  return (
    <div className={styles.stage}>
      <ExerciseScreen
        exercise={played}
        template={exercise.exercise_type.template}
        difficulty={difficulty}
        child={{ buddy_id: 1, points: 0 }}
        stepResult={null}
        onAskAgain={null}
        ports={ports}
        onLeave={onLeave}
        onGoOn={onLeave}
      />
    </div>
  )
}
