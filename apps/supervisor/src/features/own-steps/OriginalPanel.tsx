import type { OwnStepBody, OwnStepField, OwnStepOriginal } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { StatusLabel, FlatButton, Panel } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import { texts } from './texts.ts'

const fieldNames: Readonly<Record<OwnStepField, string>> = {
  label: commonTexts.name,
  rule: texts.rule,
  description: commonTexts.explanation,
  hint: commonTexts.hint,
  tip: commonTexts.tip,
  anchors: commonTexts.anchors,
  words: commonTexts.words,
  recipe: commonTexts.exercises,
}

export interface OriginalPanelProps {
  readonly step: OwnStepBody
  readonly original: OwnStepOriginal
  readonly onTake: (changes: Partial<OwnStepBody>) => void
}

export function OriginalPanel({ step, original, onTake }: OriginalPanelProps) {
  const differing = original.differences.filter(
    ({ field }) => JSON.stringify(step[field]) !== JSON.stringify(original.step[field]),
  )
  return (
    <Panel title={texts.original.title}>
      {differing.length === 0 ? (
        <p>{texts.original.isEqual}</p>
      ) : (
        differing.map(({ field, is_new }) => (
          <div key={field} className={layout.dividedRow}>
            <div>
              <b>{fieldNames[field]}</b>{' '}
              {is_new && <StatusLabel look="attention">{texts.original.isNewer}</StatusLabel>}
              <p className={layout.quietSmall}>{summaryOf(original.step, field)}</p>
            </div>
            <FlatButton
              aria-label={fill(texts.original.adopt, { field: fieldNames[field] })}
              onClick={() => onTake({ [field]: original.step[field] })}
            >
              {commonTexts.adopt}
            </FlatButton>
          </div>
        ))
      )}
    </Panel>
  )
}

function summaryOf(step: OwnStepBody, field: OwnStepField): string {
  if (field === 'words' || field === 'anchors') return step[field].map(({ word }) => word).join(', ')
  if (field === 'recipe') return step.recipe.map(({ name }) => name).join(', ')
  return step[field]
}
