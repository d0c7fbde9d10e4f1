import type { OwnExercise, OwnStepFinding, RecipeChoice } from '@letterliaan/contract'
import { ownStepLimits } from '@letterliaan/contract/limits'
import { joinClasses, SelectField } from '@letterliaan/ui'
import { useDrag } from '@letterliaan/web/use-drag'
import { useRef, type KeyboardEvent } from 'react'
import { Badge } from '../../app/controls/Badge.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { moveItem } from './move-item.ts'
import styles from './OwnSteps.module.css'

export interface RecipeEditorProps {
  readonly recipe: readonly OwnExercise[]
  readonly choices: readonly RecipeChoice[]
  readonly findings: readonly OwnStepFinding[]
  readonly onChange: (recipe: readonly OwnExercise[]) => void
}

/** The exercises of a step in their order: drag, or the arrow keys on the handle. */
export function RecipeEditor({ recipe, choices, findings, onChange }: RecipeEditorProps) {
  const list = useRef<HTMLOListElement>(null)

  function dropAt(from: number, y: number) {
    const rows = [...(list.current?.children ?? [])]
    const over = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
    onChange(moveItem(recipe, from, over === -1 ? recipe.length - 1 : over))
  }

  function move(from: number, to: number) {
    onChange(moveItem(recipe, from, to))
    requestAnimationFrame(() => {
      const place = Math.min(Math.max(to, 0), recipe.length - 1)
      list.current?.children[place]?.querySelector('button')?.focus()
    })
  }

  return (
    <>
      <ol ref={list} className={styles.recipe} aria-label="Oefeningen">
        {recipe.map((exercise, at) => (
          <ExerciseRow
            key={`${exercise.template} ${exercise.name} ${at}`}
            exercise={exercise}
            choice={choices.find((choice) => choice.exercise.template === exercise.template)}
            finding={findings.find((finding) => finding.exercise === at)}
            onMove={(by) => move(at, at + by)}
            onDrop={(y) => dropAt(at, y)}
            onRemove={() => onChange(recipe.filter((_, index) => index !== at))}
          />
        ))}
      </ol>
      {recipe.length < ownStepLimits.exercises && (
        <div className={styles.newWord}>
          <SelectField
            label="Nog een oefening"
            options={choices
              .filter(({ num_playable }) => num_playable > 0)
              .map(({ exercise, category, num_playable }) => ({
                value: exercise.template,
                label: `${exercise.name} (${category}, ${num_playable} woorden)`,
              }))}
            value={null}
            placeholder="Kies een oefening"
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

interface ExerciseRowProps {
  readonly exercise: OwnExercise
  readonly choice: RecipeChoice | undefined
  readonly finding: OwnStepFinding | undefined
  readonly onMove: (by: number) => void
  readonly onDrop: (y: number) => void
  readonly onRemove: () => void
}

function ExerciseRow({
  exercise: { name, description },
  choice,
  finding,
  onMove,
  onDrop,
  onRemove,
}: ExerciseRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const drag = useDrag({
    onMove({ translate, isFar }) {
      if (!isFar || !row.current) return
      row.current.classList.add(styles.dragging ?? '')
      row.current.style.translate = `0 ${translate.split(' ')[1] ?? '0'}`
    },
    onEnd({ clientY, isFar }, isCancelled) {
      row.current?.classList.remove(styles.dragging ?? '')
      if (row.current) row.current.style.translate = ''
      if (isFar && !isCancelled) onDrop(clientY)
    },
  })

  function press(event: KeyboardEvent) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (by === 0) return
    event.preventDefault()
    onMove(by)
  }

  return (
    <li ref={row} className={styles.exercise}>
      <button
        type="button"
        className={joinClasses(styles.handle)}
        aria-label={`Verplaats ${name}: pijl omhoog of omlaag`}
        title="Slepen, of pijl omhoog en omlaag"
        onKeyDown={press}
        {...drag}
      >
        ⠿
      </button>
      <div>
        <h3>
          {name} {choice && <Badge>{choice.category}</Badge>}
        </h3>
        <p className={styles.quiet}>{finding?.message ?? description}</p>
      </div>
      <FlatButton
        sign="remove"
        aria-label={`Haal oefening ${name} weg`}
        title="Weghalen"
        onClick={onRemove}
      />
    </li>
  )
}
