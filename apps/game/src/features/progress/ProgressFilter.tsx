import type { Difficulty } from '@letterliaan/contract'
import type { WorldNumber } from '@letterliaan/rules'
import { fill } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { progressTexts } from '@letterliaan/texts/progress'
import { uiTexts } from '@letterliaan/texts/ui'
import { HiddenText, joinClasses, shared, Stars } from '@letterliaan/ui'
import { useId, type ReactNode } from 'react'
import type { ProgressFilterChoice } from './filter-rows.ts'
import styles from './ProgressFilter.module.css'

const worlds: readonly WorldNumber[] = [1, 2, 3, 4]
const difficulties: readonly Difficulty[] = [1, 2, 3]

export interface ProgressFilterProps {
  readonly choice: ProgressFilterChoice
  readonly onChoose: (choice: ProgressFilterChoice) => void
}

/** Chooses the world and the difficulty of the table (PROG-3). */
export function ProgressFilter({ choice, onChoose }: ProgressFilterProps) {
  return (
    <section className={joinClasses(shared.line, styles.filter)} aria-labelledby="voortgang-filter">
      <h3 id="voortgang-filter" className={styles.title}>
        {progressTexts.filter}
      </h3>
      <Choices label={commonTexts.world}>
        {(name) =>
          worlds.map((world) => (
            <Choice
              key={world}
              name={name}
              isChosen={world === choice.world}
              onChoose={() => onChoose({ ...choice, world })}
            >
              <HiddenText>{commonTexts.world}</HiddenText> {world}
            </Choice>
          ))
        }
      </Choices>
      <Choices label={progressTexts.difficulty}>
        {(name) =>
          difficulties.map((difficulty) => (
            <Choice
              key={difficulty}
              name={name}
              isChosen={difficulty === choice.difficulty}
              onChoose={() => onChoose({ ...choice, difficulty })}
            >
              <Stars count={difficulty} of={difficulty} label={starsOf(difficulty)} />
            </Choice>
          ))
        }
      </Choices>
    </section>
  )
}

const starsOf = (difficulty: Difficulty): string => fill(uiTexts.stars, { count: difficulty })

interface ChoicesProps {
  readonly label: string
  readonly children: (name: string) => ReactNode
}

function Choices({ label, children }: ChoicesProps) {
  const name = useId()
  return (
    <fieldset className={joinClasses(shared.line, styles.choices)}>
      <legend className={styles.label}>{label}</legend>
      {children(name)}
    </fieldset>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Choice({ name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className={joinClasses(shared.tile, shared.middle, styles.choice)}>
      <input
        type="radio"
        className={joinClasses(shared.hiddenInput, shared.full)}
        name={name}
        checked={isChosen}
        onChange={onChoose}
      />
      {children}
    </label>
  )
}
