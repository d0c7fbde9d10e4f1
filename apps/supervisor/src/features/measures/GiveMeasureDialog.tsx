import type { MeasureKind } from '@letterliaan/contract'
import { useState } from 'react'
import { fill } from '@letterliaan/texts'
import { ActionDialog } from '../../app/controls/ActionDialog.tsx'
import { Checkbox } from '../../app/controls/Checkbox.tsx'
import { Choice } from '../../app/controls/Choice.tsx'
import { kindNames, measureKinds } from './tell-measure.ts'
import layout from '../../app/style/layout.module.css'
import styles from './Measures.module.css'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

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
    <ActionDialog
      title={title}
      action={common.setReady}
      isBlocked={!isReady}
      onAct={() =>
        onGive(
          kind,
          worlds.filter((world) => chosen.includes(world)),
        )
      }
      onClose={onClose}
    >
      <div className={layout.stack4}>
        <Choice legend={texts.give.kind} options={kindOptions} value={kind} onChange={setKind} />
        <fieldset className={styles.worlds}>
          <legend>{texts.give.worlds}</legend>
          {worlds.map((world) => (
            <Checkbox
              key={world}
              label={fill(common.worldNumber, { world })}
              isChecked={chosen.includes(world)}
              onToggle={() =>
                setChosen(
                  chosen.includes(world) ? chosen.filter((other) => other !== world) : [...chosen, world],
                )
              }
            >
              {fill(common.worldNumber, { world })}
            </Checkbox>
          ))}
        </fieldset>
        <p className={layout.quiet}>{texts.give.explanation}</p>
      </div>
    </ActionDialog>
  )
}
