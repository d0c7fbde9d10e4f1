import type { SharedGoal, StudentGoals } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { goalTexts } from '@letterliaan/texts/goals'
import { Dialog, joinClasses, Loading, ProgressBar, shared } from '@letterliaan/ui'
import { useWording } from '@letterliaan/ui/pictures'
import { SpokenText } from '@letterliaan/ui/spoken'
import { GoalBasket } from '../../app/goals/GoalBasket.tsx'
import { countFruits, sayBest, sayGoal, maxFruits, writeBest, writeGoal } from '../../app/goals/goal-texts.ts'
import layout from '../../app/shell/layout.module.css'
import styles from './GoalsDialog.module.css'

export interface GoalsDialogProps {
  /** Undefined while loading. */
  readonly goals: StudentGoals | undefined
  readonly onClose: () => void
}

export function GoalsDialog({ goals, onClose }: GoalsDialogProps) {
  const word = useWording()
  return (
    <Dialog title={goalTexts.week.text} onClose={onClose}>
      {goals === undefined ? (
        <Loading />
      ) : (
        <div className={layout.stack4}>
          {goals.goals.map((goal) => (
            <Together key={goal.group_id} goal={goal} />
          ))}
          <section className={joinClasses(shared.column, styles.part)} aria-labelledby="eigen-woorden">
            <h3 id="eigen-woorden" className={shared.large}>
              {commonTexts.yourWords}
            </h3>
            <p>
              <SpokenText line={sayBest(goals.own)} shown={word(writeBest(goals.own))} />
            </p>
          </section>
          <p className={joinClasses(shared.column, styles.part)}>
            <SpokenText line={goalTexts.wordCountsEachTime} />
          </p>
        </div>
      )}
    </Dialog>
  )
}

function Together({ goal }: { readonly goal: SharedGoal }) {
  const { group_id, name, words, words_wanted, is_reached } = goal
  const shown = useWording()(writeGoal(goal))
  const titleId = `samen-${group_id}`
  return (
    <section className={joinClasses(shared.column, styles.part)} aria-labelledby={titleId}>
      <GoalBasket
        fruits={is_reached ? maxFruits : countFruits(words, words_wanted)}
        className={styles.basket}
      />
      <h3 id={titleId} className={shared.large}>
        {fill(commonTexts.together, { name })}
      </h3>
      <p>
        <SpokenText line={sayGoal(goal)} shown={shown} auto />
      </p>
      <div className={styles.bar}>
        <ProgressBar
          label={fill(commonTexts.together, { name })}
          value={is_reached ? words_wanted : words}
          max={words_wanted}
          valueText={shown}
        />
      </div>
    </section>
  )
}
