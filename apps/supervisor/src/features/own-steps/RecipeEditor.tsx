import type { OwnExercise, OwnStepFinding, RecipeChoice } from '@letterliaan/contract'
import { ownStepLimits } from '@letterliaan/contract/limits'
import { joinClasses, SelectField, shared, TextAreaField, TextField } from '@letterliaan/ui'
import { useState } from 'react'
import { fill } from '@letterliaan/texts'
import { StatusLabel, FlatButton } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import { DragHandle } from './DragHandle.tsx'
import rows from './EditList.module.css'
import styles from './RecipeEditor.module.css'
import { useReorder, type RowMoves } from './useReorder.ts'
import { texts } from './texts.ts'

export interface RecipeEditorProps {
  readonly recipe: readonly OwnExercise[]
  readonly choices: readonly RecipeChoice[]
  readonly findings: readonly OwnStepFinding[]
  readonly onChange: (recipe: readonly OwnExercise[]) => void
}

export function RecipeEditor({ recipe, choices, findings, onChange }: RecipeEditorProps) {
  const { list, movesOf } = useReorder<OwnExercise, HTMLOListElement>(recipe, onChange)

  return (
    <>
      <ol ref={list} aria-label={commonTexts.exercises}>
        {recipe.map((exercise, at) => (
          <ExerciseRow
            key={keyAt(recipe, at)}
            exercise={exercise}
            choice={choices.find((choice) => choice.exercise.template === exercise.template)}
            finding={findings.find((finding) => finding.exercise === at)}
            moves={movesOf(at)}
            onChange={(changes) => onChange(recipe.with(at, { ...exercise, ...changes }))}
            onRemove={() => onChange(recipe.filter((_, index) => index !== at))}
          />
        ))}
      </ol>
      {recipe.length < ownStepLimits.exercises && (
        <div className={joinClasses(shared.wrap, rows.newItem)}>
          <SelectField
            label={texts.recipe.another}
            options={choices
              .filter(({ num_playable }) => num_playable > 0)
              .map(({ exercise, category, num_playable }) => ({
                value: exercise.template,
                label: fill(texts.recipe.option, { name: exercise.name, category, count: num_playable }),
              }))}
            value={null}
            placeholder={commonTexts.chooseExercise}
            onChange={(template) => {
              const choice = choices.find(({ exercise }) => exercise.template === template)
              if (choice) onChange([...recipe, choice.exercise])
            }}
          />
        </div>
      )}
    </>
  )
}

/** Returns a unique key, because a recipe may contain a template twice. */
function keyAt(recipe: readonly OwnExercise[], at: number): string {
  const template = recipe[at]?.template ?? ''
  return `${template} ${recipe.slice(0, at).filter((other) => other.template === template).length}`
}

interface ExerciseRowProps {
  readonly exercise: OwnExercise
  readonly choice: RecipeChoice | undefined
  readonly finding: OwnStepFinding | undefined
  readonly moves: RowMoves
  readonly onChange: (changes: Partial<OwnExercise>) => void
  readonly onRemove: () => void
}

function ExerciseRow({ exercise, choice, finding, moves, onChange, onRemove }: ExerciseRowProps) {
  const { name, description, num_words } = exercise
  const [isOpen, setOpen] = useState(false)
  // The name may be empty while it is being typed.
  const title = name.trim() || (choice?.exercise.name ?? exercise.template)
  return (
    <li className={joinClasses(rows.row, styles.exercise)}>
      <DragHandle name={title} moves={moves} />
      <div>
        <h3>
          {title} {choice && <StatusLabel>{choice.category}</StatusLabel>}
        </h3>
        <p className={layout.quietSmall}>{finding?.message ?? `${description} (${countWords(num_words)})`}</p>
      </div>
      <div className={joinClasses(shared.wrap, styles.tools)}>
        <FlatButton
          sign="pencil"
          aria-expanded={isOpen}
          aria-label={fill(texts.recipe.changeNamed, { title })}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.recipe.change}
        </FlatButton>
        <FlatButton
          sign="remove"
          aria-label={fill(texts.recipe.remove, { title })}
          title={texts.removeItem}
          onClick={onRemove}
        />
      </div>
      {isOpen && <ExerciseFields {...{ exercise, onChange }} />}
    </li>
  )
}

const countWords = (count: number): string => fill(commonTexts.countedWords, { count })

const wordCounts = Array.from({ length: 10 }, (_, at) => ({ value: at + 1, label: countWords(at + 1) }))

function ExerciseFields({ exercise, onChange }: Pick<ExerciseRowProps, 'exercise' | 'onChange'>) {
  const { name, description, num_words } = exercise
  return (
    <div className={styles.fields}>
      <TextField
        label={texts.recipe.name}
        value={name}
        error={name.trim() === '' ? texts.recipe.needsName : undefined}
        maxLength={ownStepLimits.label}
        onWrite={(value) => onChange({ name: value })}
      />
      <TextAreaField
        label={texts.recipe.task}
        hint={texts.recipe.taskHint}
        rows={2}
        value={description}
        error={description.trim() === '' ? texts.recipe.needsTask : undefined}
        maxLength={ownStepLimits.text}
        onWrite={(value) => onChange({ description: value })}
      />
      <SelectField
        label={texts.recipe.howMany}
        options={wordCounts}
        value={num_words}
        onChange={(count) => onChange({ num_words: count })}
      />
    </div>
  )
}
