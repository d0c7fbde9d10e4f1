import type { SchoolGroup, SupervisedStudent } from '@letterliaan/contract'
import { ofSchoolGroup } from '@letterliaan/rules/calendar'
import { SelectField } from '@letterliaan/ui'
import { useState } from 'react'
import { ActionDialog } from '../../app/controls/ActionDialog.tsx'
import { useRegion } from '../../app/useRegion.ts'
import styles from './NewPassword.module.css'
import { fill } from '@letterliaan/texts'
import * as texts from './texts.ts'
import * as common from '../../app/texts/common.ts'

export interface LevelDialogProps {
  readonly student: SupervisedStudent
  readonly levels: readonly SchoolGroup[]
  readonly readsAloud: boolean
  readonly isBusy: boolean
  readonly onSave: (level_id: number) => void
  readonly onClose: () => void
}

/** The last in which texts are read aloud by themselves. */
const lastListeningLevel = 4

/** Chooses a child's school group, and says what that changes for it and what not (MEND-2). */
export function LevelDialog({ student, levels, readsAloud, isBusy, onSave, onClose }: LevelDialogProps) {
  const region = useRegion()
  const { screen_name, level_id: before } = student
  const [level_id, setLevel] = useState(before)
  const name = levels.find(({ id }) => id === level_id)?.name
  const isReady = level_id !== null && level_id !== before && !isBusy
  return (
    <ActionDialog
      title={fill(texts.level.title, { screen_name })}
      action={common.save}
      isBlocked={!isReady}
      onAct={() => level_id !== null && onSave(level_id)}
      onClose={onClose}
    >
      <div className={styles.message}>
        <SelectField
          label={common.level}
          options={levels.map(({ id, name: label }) => ({ value: id, label }))}
          value={level_id}
          onChange={setLevel}
        />
        <p>
          {fill(texts.level.stays, { screen_name })}{' '}
          {name !== undefined && fill(texts.level.stepsOf, { name })}
        </p>
        <p>
          {fill(texts.level.readAloud, {
            screen_name,
            group: ofSchoolGroup(lastListeningLevel, region),
            state: readsAloud ? texts.level.on : texts.level.off,
          })}
        </p>
      </div>
    </ActionDialog>
  )
}
