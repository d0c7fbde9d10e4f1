import type { Group, SupervisedStudent } from '@letterliaan/contract'
import { Dialog, SelectField } from '@letterliaan/ui'
import { useState } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import type { Receiver } from './give-step.ts'
import styles from './GiveStepDialog.module.css'

export interface GiveStepDialogProps {
  readonly groups: readonly Group[]
  readonly students: readonly SupervisedStudent[]
  readonly isBusy: boolean
  readonly onGive: (receiver: Receiver) => void
  readonly onClose: () => void
}

/** 'Zet klaar voor …': one choice puts the step in the treehouse of a child, or of the children of a group. */
export function GiveStepDialog({ groups, students, isBusy, onGive, onClose }: GiveStepDialogProps) {
  const receivers: readonly (Receiver & { readonly value: string; readonly label: string })[] = [
    ...groups.map(({ id, name }) => ({
      group_id: id,
      name,
      value: `groep ${id}`,
      label: `${name} (de hele groep)`,
    })),
    ...students.map(({ id, name, screen_name }) => ({
      student_id: id,
      name: screen_name,
      value: `kind ${id}`,
      label: name || screen_name,
    })),
  ]
  const [value, setValue] = useState<string | null>(groups[0] ? `groep ${groups[0].id}` : null)
  const receiver = receivers.find((candidate) => candidate.value === value)
  const canGive = receiver !== undefined && !isBusy

  return (
    <Dialog
      title="Zet klaar voor …"
      onClose={onClose}
      footer={
        <>
          <FlatButton
            look="primary"
            sign="check"
            aria-disabled={!canGive}
            onClick={() => canGive && onGive(receiver)}
          >
            Zet klaar
          </FlatButton>
          <FlatButton onClick={onClose}>Annuleren</FlatButton>
        </>
      }
    >
      <div className={styles.give}>
        <SelectField
          label="Voor wie?"
          placeholder="Kies een groep of een kind …"
          options={receivers}
          value={value}
          onChange={setValue}
        />
        <p>
          De stap staat meteen in de boomhut, bij de blaadjes. Op de kaart van de werelden verandert niets.
        </p>
        {receiver !== undefined && 'group_id' in receiver && (
          <p>
            Kinderen die het pad van de groep volgen, krijgen de stap. Wie een eigen pad heeft, kiest u apart.
          </p>
        )}
      </div>
    </Dialog>
  )
}
