import type { CalmProfile, SupervisedStudent } from '@letterliaan/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Checkbox } from '../../app/controls/Checkbox.tsx'
import { Choice } from '../../app/controls/Choice.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { useServices } from '../../app/useServices.ts'
import styles from './CalmProfilePanel.module.css'
import { choices, switches } from './choices.ts'
import { useChangeCalmProfile } from './useChangeCalmProfile.ts'

/** How calm the game is for a child, which changes in its open game at once (supervisor.md, Calm profile; KALM-1). */
export function CalmProfilePanel({ student }: { readonly student: SupervisedStudent }) {
  const { queries } = useServices()
  const { data: profile } = useSuspenseQuery(queries.calmProfile(student.id))
  const change = useChangeCalmProfile(student.id)
  return (
    <Panel title="Rustig profiel">
      <p>
        Wat u kiest, geldt meteen en op elk apparaat, ook als {student.screen_name} nu speelt.{' '}
        {student.screen_name} kan het zelf ook veranderen, bij Rustig in het menu.
      </p>
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
                if (chosen !== undefined) change({ [name]: chosen.value } as Partial<CalmProfile>)
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
