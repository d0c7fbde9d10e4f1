import type { Difficulty, PathSettings, TemplateName } from '@letterliaan/contract'
import { SelectField } from '@letterliaan/ui'
import { lazy, Suspense } from 'react'
import { Panel } from '../../app/controls/Panel.tsx'
import styles from './Path.module.css'

const levels = ([1, 2, 3] as const).map((value) => ({
  value,
  label: value === 1 ? '1 ster' : `${value} sterren`,
}))

const ExcludedTemplates = lazy(async () => ({
  default: (await import('./ExcludedTemplates.tsx')).ExcludedTemplates,
}))

export interface PathSettingsPanelProps {
  readonly settings: PathSettings
  readonly onChange: (settings: PathSettings) => void
}

/** What holds for every step of the path (PATH-4). */
export function PathSettingsPanel({ settings, onChange }: PathSettingsPanelProps) {
  const { min_difficulty, max_difficulty, excluded_templates } = settings
  const setMin = (min: Difficulty) =>
    onChange({
      ...settings,
      min_difficulty: min,
      max_difficulty: max_difficulty < min ? min : max_difficulty,
    })
  const setMax = (max: Difficulty) =>
    onChange({
      ...settings,
      max_difficulty: max,
      min_difficulty: min_difficulty > max ? max : min_difficulty,
    })

  function toggle(template: TemplateName) {
    const others = excluded_templates.filter((name) => name !== template)
    const isOut = others.length < excluded_templates.length
    onChange({ ...settings, excluded_templates: isOut ? others : [...others, template] })
  }

  return (
    <Panel title="Sterren en oefeningen">
      <div className={styles.pair}>
        <SelectField label="Minstens" options={levels} value={min_difficulty} onChange={setMin} />
        <SelectField label="Hoogstens" options={levels} value={max_difficulty} onChange={setMax} />
      </div>
      {max_difficulty === 1 && <p>Met hoogstens 1 ster wordt een stap ook met 1 ster gehaald.</p>}
      <details>
        <summary>
          Oefeningen die het kind niet krijgt
          {excluded_templates.length > 0 && ` (${excluded_templates.length})`}
        </summary>
        <Suspense>
          <ExcludedTemplates excluded={excluded_templates} onToggle={toggle} />
        </Suspense>
      </details>
    </Panel>
  )
}
