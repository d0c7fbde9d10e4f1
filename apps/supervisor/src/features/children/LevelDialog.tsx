import type { SchoolGroup, SupervisedStudent } from '@letterliaan/contract'
import { nameSchoolGroupInSentence } from '@letterliaan/rules/calendar'
import { SelectField } from '@letterliaan/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '../../app/controls/index.ts'
import { commonTexts, useChange, useRegion, useServices } from '../../app/index.ts'
import { changeLevel } from './child-changes.ts'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'

export interface LevelDialogProps {
  readonly student: SupervisedStudent
  readonly levels: readonly SchoolGroup[]
  readonly onClose: () => void
}

/** The last level at which texts are read aloud by default. */
const lastListeningLevel = 4

/** Chooses a child's school group, and says what that changes and what not (MEND-2). */
export function LevelDialog({ student, levels, onClose }: LevelDialogProps) {
  const { queries } = useServices()
  const { data: calm } = useSuspenseQuery(queries.calmProfile(student.id))
  const { isBusy, run } = useChange(changeLevel(student, calm.read_aloud), onClose)
  const region = useRegion()
  const { screen_name, level_id: before } = student
  const [level_id, setLevel] = useState(before)
  const name = levels.find(({ id }) => id === level_id)?.name
  const isReady = level_id !== null && level_id !== before && !isBusy
  return (
    <ActionDialog
      title={fill(texts.level.title, { screen_name })}
      action={commonTexts.save}
      isBlocked={!isReady}
      onAct={() => level_id !== null && run(level_id)}
      onClose={onClose}
    >
      <SelectField
        label={commonTexts.level}
        options={levels.map(({ id, name: label }) => ({ value: id, label }))}
        value={level_id}
        onChange={setLevel}
      />
      <p>
        {fill(texts.level.stays, { screen_name })} {name !== undefined && fill(texts.level.stepsOf, { name })}
      </p>
      <p>
        {fill(texts.level.readAloud, {
          screen_name,
          group: nameSchoolGroupInSentence(lastListeningLevel, region),
          state: calm.read_aloud ? texts.level.on : texts.level.off,
        })}
      </p>
    </ActionDialog>
  )
}
