import type { Exercise, OwnStepPreview, StudentExercise } from '@letterliaan/contract'
import { ExerciseScreen, type ExercisePorts } from '@letterliaan/exercises/views'
import { useState } from 'react'
import { useServices } from '../../app/index.ts'
import styles from './Preview.module.css'
import { hideOutcomes, playMove, collectPlayRules, templates } from '@letterliaan/exercises/logic'
import { formatSoundAddress } from '@letterliaan/web/spoken-sound'
import type { Speaker } from '../../app/sound/speaker.ts'

interface PreviewExerciseProps {
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
  const [ports] = useState(() => createPreviewPorts({ exercise: played, run, speaker }))
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

interface PreviewDependencies {
  readonly exercise: Exercise
  readonly run: StudentExercise
  readonly speaker: Speaker
}

/** Creates ports that need no server. They judge moves by the same rules, but store nothing. */
function createPreviewPorts({ exercise, run, speaker }: PreviewDependencies): ExercisePorts {
  const logic = templates[exercise.exercise_type.template]
  const rules = collectPlayRules({ logic, exercise, difficulty }, run)
  let present = run
  return {
    clock: {
      now: () => performance.now(),
      after(ms, callback) {
        const timer = setTimeout(callback, ms)
        return () => clearTimeout(timer)
      },
    },
    paceStretch: () => 1,
    unixMs: Date.now,
    async submit(body) {
      present = playMove(rules, present, body).run
      return hideOutcomes(logic, present)
    },
    async reset() {
      present = run
      return run
    },
    speak: (word, sound, part) => void speaker.say(formatSoundAddress(word, sound, part)),
    preload: (words, sounds) =>
      speaker.prepare(
        words.flatMap((word) =>
          sounds
            .filter((sound) => sound !== 'part' && sound !== 'group')
            .map((sound) => formatSoundAddress(word, sound)),
        ),
      ),
    clearSound: speaker.stop,
    hold: () => undefined,
    playEffect: () => undefined,
    reportPlace: () => undefined,
    download: async () => true,
  }
}
