import { usualBeside, usualCalmProfile, type CalmProfileChanges } from '@letterliaan/contract'
import { Checkbox } from '../../app/controls/Checkbox.tsx'
import { Choice } from '../../app/controls/Choice.tsx'
import { Folded } from '../../app/controls/Folded.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { useSavedChoice } from '../../app/controls/useSavedChoice.ts'
import styles from './CalmProfilePanel.module.css'
import { choices, switches } from './choices.ts'
import * as texts from './texts.ts'
import layout from '../../app/style/layout.module.css'

export interface NewChildPanelProps {
  readonly profile: CalmProfileChanges
  readonly onSave: (profile: CalmProfileChanges) => Promise<boolean>
}

/** Reading aloud follows the group of the child, until somebody chooses. */
const offered = switches.filter(({ name }) => name !== 'read_aloud')

type Usual = typeof usualCalmProfile
const names = Object.keys(usualCalmProfile) as (keyof Usual)[]

/** Only what differs from the usual. */
const differing = (chosen: CalmProfileChanges): CalmProfileChanges => {
  const usual = usualBeside(chosen)
  const own = names.filter((name) => chosen[name] !== undefined && chosen[name] !== usual[name])
  return Object.fromEntries(own.map((name) => [name, chosen[name]]))
}

/** The calm profile that a child of the school begins with; a choice is saved at once. */
export function NewChildPanel({ profile: known, onSave }: NewChildPanelProps) {
  const { chosen, choose: save } = useSavedChoice(known, onSave)
  const profile: Usual = { ...usualBeside(chosen), ...chosen }
  const choose = (changes: CalmProfileChanges) => save(differing({ ...chosen, ...changes }))
  return (
    <Folded title={texts.newChildren.title} hint={texts.newChildren.hint}>
      <Panel>
        <p>{texts.newChildren.explained}</p>
        <div className={layout.wideColumns}>
          {choices.map(({ name, label, options }) => (
            <div key={name} className={styles.choice}>
              <span aria-hidden="true">{label}</span>
              <Choice
                legend={label}
                options={options.map((option) => ({ value: String(option.value), label: option.label }))}
                value={String(profile[name])}
                onChange={(text) => {
                  const option = options.find(({ value }) => String(value) === text)
                  if (option !== undefined) choose({ [name]: option.value })
                }}
              />
            </div>
          ))}
        </div>
        <div className={layout.checks}>
          {offered.map(({ name, label }) => (
            <Checkbox
              key={name}
              label={label}
              isChecked={profile[name as keyof Usual] === true}
              onToggle={() => choose({ [name]: profile[name as keyof Usual] !== true })}
            >
              {label}
            </Checkbox>
          ))}
        </div>
      </Panel>
    </Folded>
  )
}
