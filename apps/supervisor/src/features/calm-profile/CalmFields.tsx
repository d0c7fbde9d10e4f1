import type { CalmProfile, CalmProfileChanges } from '@letterliaan/contract'
import { Checkbox, Choice } from '../../app/controls/index.ts'
import { layout } from '../../app/index.ts'
import { calmChoices, type calmSwitches } from './choices.ts'

interface CalmFieldsProps {
  readonly profile: Partial<CalmProfile>
  readonly offered: readonly (typeof calmSwitches)[number][]
  readonly onChange: (changes: CalmProfileChanges) => void
}

export function CalmFields({ profile, offered, onChange }: CalmFieldsProps) {
  return (
    <>
      <div className={layout.wideColumns}>
        {calmChoices.map(({ name, label, options }) => (
          <div key={name} className={layout.stack2}>
            <b aria-hidden="true">{label}</b>
            <Choice
              legend={label}
              options={options.map((option) => ({ value: String(option.value), label: option.label }))}
              value={String(profile[name])}
              onChange={(text) => {
                const chosen = options.find(({ value }) => String(value) === text)
                if (chosen !== undefined) onChange({ [name]: chosen.value })
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
            isChecked={profile[name] === true}
            onToggle={() => onChange({ [name]: profile[name] !== true })}
          />
        ))}
      </div>
    </>
  )
}
