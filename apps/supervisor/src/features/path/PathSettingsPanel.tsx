import type { Difficulty, PathSettings, TemplateName } from '@letterliaan/contract'
import { SelectField } from '@letterliaan/ui'
import { lazy, Suspense } from 'react'
import { Panel } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import { texts } from './texts.ts'
import { fill } from '@letterliaan/texts'

const levels = ([1, 2, 3] as const).map((value) => ({
  value,
  label: fill(commonTexts.stars, { count: value }),
}))

const ExcludedTemplates = lazy(async () => ({
  default: (await import('./ExcludedTemplates.tsx')).ExcludedTemplates,
}))

export interface PathSettingsPanelProps {
  readonly settings: PathSettings
  readonly onChange: (settings: PathSettings) => void
}

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
    <Panel title={texts.settings.title}>
      <div className={layout.pair}>
        <SelectField label={texts.settings.min} options={levels} value={min_difficulty} onChange={setMin} />
        <SelectField label={texts.settings.max} options={levels} value={max_difficulty} onChange={setMax} />
      </div>
      {max_difficulty === 1 && <p>{texts.settings.maxIsMin}</p>}
      <details>
        <summary>
          {texts.settings.excluded}
          {excluded_templates.length > 0 && ` (${excluded_templates.length})`}
        </summary>
        <Suspense>
          <ExcludedTemplates excluded={excluded_templates} onToggle={toggle} />
        </Suspense>
      </details>
    </Panel>
  )
}
