import { SpokenText } from '@letterliaan/ui/spoken'
import type { Badge, SharedGoal, Student } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { pageTexts } from '@letterliaan/texts/pages'
import { scoreboardTexts } from '@letterliaan/texts/scoreboard'
import { getButtonClass, joinClasses, shared } from '@letterliaan/ui'
import { Icon, useWording, type Worded } from '@letterliaan/ui/pictures'
import type { ReactNode } from 'react'
import { addresses } from '../addresses.ts'
import { Medal } from '../badges/Medal.tsx'
import { Link } from '@letterliaan/web/link'
import layout from '../shell/layout.module.css'
import styles from './Scoreboard.module.css'

export interface ScoreboardProps {
  readonly student: Student
  readonly badges: readonly Badge[]
  readonly goals: readonly SharedGoal[]
  /** False on the badges page. */
  readonly leadsToBadges: boolean
}

/** SCORE-1 */
export function Scoreboard({ student, badges, goals, leadsToBadges }: ScoreboardProps) {
  const word = useWording()
  const own = badges.filter(({ student_has_badge }) => student_has_badge)
  const diamonds = ([1, 2, 3, 4] as const).filter((world) => student[`end_reward_${world}_collected`])
  return (
    <div className={layout.stack4}>
      <p>
        <SpokenText line={scoreboardTexts.intro} auto />
      </p>
      <div className={styles.badges}>
        <h3 className={styles.label}>{scoreboardTexts.badges}</h3>
        <ul className={joinClasses(shared.wrap, styles.medals)}>
          {own.map((badge) => (
            <li key={badge.id} className={styles.medal}>
              <Medal badge={badge} size="2.75rem" />
            </li>
          ))}
        </ul>
        {leadsToBadges && (
          <Link to={addresses.badges} className={getButtonClass({ variant: 'secondary' })}>
            {pageTexts.badges.text}
          </Link>
        )}
      </div>
      <dl className={styles.scores}>
        <Score label={scoreboardTexts.level}>{student.phase_id}</Score>
        <Score label={scoreboardTexts.wordsPractised}>{student.num_words}</Score>
        <Score label={scoreboardTexts.diamonds}>
          {diamonds.length === 0
            ? 0
            : diamonds.map((world) => (
                <Icon
                  key={world}
                  name={`diamond-${world}`}
                  size="2rem"
                  label={fill(scoreboardTexts.diamond, { world })}
                />
              ))}
        </Score>
        <Score label={scoreboardTexts.points}>{student.points}</Score>
        {goals.map((goal) => (
          <Score key={goal.group_id} label={fill(commonTexts.together, { name: goal.name })}>
            {word(countTogether(goal))}
          </Score>
        ))}
      </dl>
    </div>
  )
}

function countTogether({ words, words_wanted, is_exact, is_reached }: SharedGoal): Worded {
  if (is_reached) return commonTexts.reached
  if (is_exact) return fill(commonTexts.countOf, { count: words, all: words_wanted })
  return words === 0
    ? fill(scoreboardTexts.goal, { words: words_wanted })
    : fill(scoreboardTexts.atLeast, { words, wanted: words_wanted })
}

function Score({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={joinClasses(shared.line, styles.score)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={joinClasses(shared.large, styles.value)}>{children}</dd>
    </div>
  )
}
