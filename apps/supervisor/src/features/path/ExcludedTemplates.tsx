import type { TemplateName } from '@letterliaan/contract'
import { getLesson, recipeTemplates } from '@letterliaan/exercises/logic'
import { Checkbox } from '../../app/controls/index.ts'

/** Templates that can be excluded. A step always keeps its StapDictee. */
const templates = recipeTemplates.filter((name) => name !== 'StapDictee')

export interface ExcludedTemplatesProps {
  readonly excluded: readonly TemplateName[]
  readonly onToggle: (template: TemplateName) => void
}

/** Checkboxes to exclude templates of exercises. It is loaded lazily, because it imports all templates. */
export function ExcludedTemplates({ excluded, onToggle }: ExcludedTemplatesProps) {
  return (
    <ul>
      {templates.map((template) => (
        <li key={template}>
          <Checkbox
            label={getLesson(template).name}
            isChecked={excluded.includes(template)}
            onToggle={() => onToggle(template)}
          />
        </li>
      ))}
    </ul>
  )
}
