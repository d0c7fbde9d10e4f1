import type { SupervisedStudent, SchoolGroup } from '@letterliaan/contract'
import { TextField, SelectField } from '@letterliaan/ui'
import { useState } from 'react'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'
import { ActionDialog } from '../../app/controls/index.ts'
import { commonTexts, useChange, useRegion, useData } from '../../app/index.ts'
import { renameChild, changeLevel } from './child-changes.ts'
import { nameSchoolGroupInSentence } from '@letterliaan/rules/calendar'

interface NameDialogProps {
  readonly student: SupervisedStudent
  readonly onClose: () => void
}

/** Changes a child's real name. After this the child cannot change the name itself (DAG-2). */
export function NameDialog({ student, onClose }: NameDialogProps) {
  const { isBusy, run } = useChange(renameChild(student), onClose)
  const [first_name, setFirst] = useState(student.first_name)
  const [last_name, setLast] = useState(student.last_name)
  const name = { first_name: first_name.trim(), last_name: last_name.trim() }
  const isReady = name.first_name !== '' && !isBusy
  const field = { maxLength: 60, autoComplete: 'off', spellCheck: false } as const
  return (
    <ActionDialog
      title={fill(texts.naming.title, { screen_name: student.screen_name })}
      action={commonTexts.save}
      isBlocked={!isReady}
      onAct={() => run(name)}
      onClose={onClose}
    >
      <TextField {...field} label={commonTexts.firstName} value={first_name} onWrite={setFirst} />
      <TextField {...field} label={commonTexts.lastName} value={last_name} onWrite={setLast} />
      <p>{texts.naming.explained}</p>
    </ActionDialog>
  )
}

interface LevelDialogProps {
  readonly student: SupervisedStudent
  readonly levels: readonly SchoolGroup[]
  readonly onClose: () => void
}

/** The last level at which texts are read aloud by default. */
const lastListeningLevel = 4

/** Chooses a child's school group, and explains the effects of a change (MEND-2). */
export function LevelDialog({ student, levels, onClose }: LevelDialogProps) {
  const [calm] = useData((queries) => [queries.calmProfile(student.id)])
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
