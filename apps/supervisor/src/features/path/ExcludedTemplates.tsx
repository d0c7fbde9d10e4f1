import type { TemplateName } from '@letterliaan/contract'
import { getLesson, recipeTemplates } from '@letterliaan/exercises/logic'
import { Checkbox } from '../../app/controls/index.ts'

/** Exercises that a child can do without; a dictation and a toets are required. */
const templates = recipeTemplates.filter((name) => name !== 'StapDictee')

export interface ExcludedTemplatesProps {
  readonly excluded: readonly TemplateName[]
  readonly onToggle: (template: TemplateName) => void
}

/** Checkboxes to exclude templates of exercises. A separate file, because it loads all of them. */
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
