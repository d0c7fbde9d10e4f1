import type { MeasureKind } from '@letterliaan/contract'
import { Dialog } from '@letterliaan/ui'
import { useState } from 'react'
import { Checkbox } from '../../app/controls/Checkbox.tsx'
import { Choice } from '../../app/controls/Choice.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { kindNames, measureKinds } from './measure-texts.ts'
import styles from './Measures.module.css'

export interface GiveMeasureDialogProps {
  readonly title: string
  readonly initialKind: MeasureKind
  readonly initialWorlds: readonly number[]
  readonly isBusy: boolean
  readonly onGive: (kind: MeasureKind, worlds: readonly number[]) => void
  readonly onClose: () => void
}

const worlds = [1, 2, 3, 4]
const kindOptions = measureKinds.map((value) => ({ value, label: kindNames[value] }))

/** Which measure, and of which worlds (MEET-1). */
export function GiveMeasureDialog(props: GiveMeasureDialogProps) {
  const { title, initialKind, initialWorlds, isBusy, onGive, onClose } = props
  const [kind, setKind] = useState(initialKind)
  const [chosen, setChosen] = useState<readonly number[]>(initialWorlds)
  const isReady = chosen.length > 0 && !isBusy

  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <FlatButton
            look="primary"
            aria-disabled={!isReady}
            onClick={() =>
              isReady &&
              onGive(
                kind,
                worlds.filter((world) => chosen.includes(world)),
              )
            }
          >
            Zet klaar
          </FlatButton>
          <FlatButton onClick={onClose}>Annuleren</FlatButton>
        </>
      }
    >
      <div className={styles.form}>
        <Choice legend="Welke meting" options={kindOptions} value={kind} onChange={setKind} />
        <fieldset className={styles.worlds}>
          <legend>Van welke werelden?</legend>
          {worlds.map((world) => (
            <Checkbox
              key={world}
              label={`Wereld ${world}`}
              isChecked={chosen.includes(world)}
              onToggle={() =>
                setChosen(
                  chosen.includes(world) ? chosen.filter((other) => other !== world) : [...chosen, world],
                )
              }
            >
              Wereld {world}
            </Checkbox>
          ))}
        </fieldset>
        <p className={styles.quiet}>
          Per wereld is het een dictee van 20 woorden. Het kind hoort niet wat goed of fout was, en kan
          tussendoor stoppen.
        </p>
      </div>
    </Dialog>
  )
}
