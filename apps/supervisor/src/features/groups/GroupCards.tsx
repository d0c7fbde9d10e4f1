import type { Group, GroupWeek, SchoolGroup } from '@letterliaan/contract'
import { joinClasses } from '@letterliaan/ui'
import { Avatar } from '@letterliaan/ui/pictures'
import { Link } from '@letterliaan/web/link'
import { StatusLabel, openRowProps } from '../../app/controls/index.ts'
import { addresses, commonTexts, formatSchoolYear, layout } from '../../app/index.ts'
import styles from './GroupCards.module.css'
import { texts } from './texts.ts'
import { fill } from '@letterliaan/texts'

const numFaces = 5

export interface GroupCardsProps {
  readonly groups: readonly Group[]
  readonly levels: readonly SchoolGroup[]
  readonly buddiesOf: (group_id: number) => readonly number[]
  readonly areSupervisorsShown?: boolean
  readonly weeks?: readonly GroupWeek[]
}

export function GroupCards(props: GroupCardsProps) {
  const { groups, levels, buddiesOf, areSupervisorsShown = true, weeks } = props
  return (
    <ul className={layout.columns}>
      {groups.map(({ id, name, school_year, level_id, num_students, supervisors }) => (
        <li key={id} className={joinClasses(layout.paper, styles.card)}>
          <div className={styles.faces}>
            {buddiesOf(id)
              .slice(0, numFaces)
              .map((buddy_id, index) => (
                <Avatar key={index} id={buddy_id} size="2.5rem" className={styles.face} />
              ))}
            {num_students > numFaces && <span className={styles.more}>+{num_students - numFaces}</span>}
            {num_students === 0 && <StatusLabel>{texts.card.empty}</StatusLabel>}
          </div>
          <h3 className={layout.title}>
            <Link to={addresses.group(id)} className={layout.cardLink} {...openRowProps}>
              {name}
            </Link>
          </h3>
          <p className={layout.quietSmall}>
            {fill(commonTexts.numChildren, { count: num_students })} · {formatLevelName(levels, level_id)} ·{' '}
            <span className={layout.whole}>{formatSchoolYear(school_year)}</span>
          </p>
          {weeks
            ?.filter(({ group_id }) => group_id === id)
            .map((week) => (
              <WeekOfGroup key={id} week={week} numStudents={num_students} />
            ))}
          {areSupervisorsShown && (
            <p className={layout.quietSmall}>
              {supervisors.length === 0
                ? texts.card.noSupervisor
                : supervisors.map((supervisor) => supervisor.name).join(', ')}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function WeekOfGroup({ week, numStudents }: { readonly week: GroupWeek; readonly numStudents: number }) {
  const { is_last_week, num_practised, minutes, words, words_wanted } = week
  return (
    <>
      <p className={styles.week}>
        {fill(is_last_week ? texts.card.practisedLastWeek : texts.card.practised, {
          count: num_practised,
          all: numStudents,
        })}
        , <span className={layout.whole}>{fill(texts.card.minutes, { count: minutes })}</span>
      </p>
      {words_wanted !== null && (
        <p className={styles.goal}>
          <progress max={words_wanted} value={Math.min(words, words_wanted)} aria-hidden="true" />
          {fill(texts.card.goal, { count: words, all: words_wanted })}
        </p>
      )}
    </>
  )
}

/** Returns 'Groep 5', or the text for children of several levels. */
export const formatLevelName = (levels: readonly SchoolGroup[], level_id: number | null): string =>
  levels.find(({ id }) => id === level_id)?.name ?? texts.severalLevels
