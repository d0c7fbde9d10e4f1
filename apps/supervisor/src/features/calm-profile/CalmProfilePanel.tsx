import type { SupervisedStudent } from '@letterliaan/contract'
import { Checkbox } from '../../app/controls/Checkbox.tsx'
import { Choice } from '../../app/controls/Choice.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import styles from './CalmProfilePanel.module.css'
import { choices, switches } from './choices.ts'
import { useCalmProfile } from './useCalmProfile.ts'
import { fill } from '@letterliaan/texts'
import * as texts from './texts.ts'

/** How calm the game is for a child, which changes in its open game at once (supervisor.md, Calm profile; KALM-1). */
export function CalmProfilePanel({ student }: { readonly student: SupervisedStudent }) {
  const [profile, change] = useCalmProfile(student.id)
  return (
    <Panel title={texts.title}>
      <p>{fill(texts.intro, { screen_name: student.screen_name })}</p>
      <div className={styles.choices}>
        {choices.map(({ name, label, options }) => (
          <div key={name} className={styles.choice}>
            <span aria-hidden="true">{label}</span>
            <Choice
              legend={label}
              options={options.map((option) => ({ value: String(option.value), label: option.label }))}
              value={String(profile[name])}
              onChange={(text) => {
                const chosen = options.find(({ value }) => String(value) === text)
                if (chosen !== undefined) change({ [name]: chosen.value })
              }}
            />
          </div>
        ))}
      </div>
      <div className={styles.switches}>
        {switches.map(({ name, label }) => (
          <Checkbox
            key={name}
            label={label}
            isChecked={profile[name]}
            onToggle={() => change({ [name]: !profile[name] })}
          >
            {label}
          </Checkbox>
        ))}
      </div>
    </Panel>
  )
}
