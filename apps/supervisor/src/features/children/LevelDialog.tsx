import type { SchoolGroup, SupervisedStudent } from '@letterliaan/contract'
import { Dialog, SelectField } from '@letterliaan/ui'
import { useState } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import styles from './NewPassword.module.css'

export interface LevelDialogProps {
  readonly student: SupervisedStudent
  readonly levels: readonly SchoolGroup[]
  /** Are instructions read aloud to it now? */
  readonly readsAloud: boolean
  readonly isBusy: boolean
  readonly onSave: (level_id: number) => void
  readonly onClose: () => void
}

/** Chooses a child's school group, and says what that changes for it and what not (MEND-2). */
export function LevelDialog({ student, levels, readsAloud, isBusy, onSave, onClose }: LevelDialogProps) {
  const { screen_name, level_id: before } = student
  const [level_id, setLevel] = useState(before)
  const name = levels.find(({ id }) => id === level_id)?.name
  const isReady = level_id !== null && level_id !== before && !isBusy
  return (
    <Dialog
      title={`Niveau van ${screen_name}`}
      onClose={onClose}
      footer={
        <>
          <FlatButton look="primary" aria-disabled={!isReady} onClick={() => isReady && onSave(level_id)}>
            Bewaar
          </FlatButton>
          <FlatButton onClick={onClose}>Annuleren</FlatButton>
        </>
      }
    >
      <div className={styles.message}>
        <SelectField
          label="Niveau"
          options={levels.map(({ id, name: label }) => ({ value: id, label }))}
          value={level_id}
          onChange={setLevel}
        />
        <p>
          De stappen op het pad, en alles wat {screen_name} deed, blijven zoals ze zijn.{' '}
          {name !== undefined && `Stappen van ${name} zet u zelf klaar, bij Pad.`}
        </p>
        <p>
          Opdrachten worden tot en met groep 4 vanzelf voorgelezen. Voorlezen staat nu{' '}
          {readsAloud ? 'aan' : 'uit'}. Het verandert mee, behalve als u of {screen_name} het zelf koos.
        </p>
      </div>
    </Dialog>
  )
}
