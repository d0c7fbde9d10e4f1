import type { CategoryMastery, SkillEstimate } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Panel } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import styles from './Insight.module.css'
import { texts } from './texts.ts'
import { HiddenText, joinClasses } from '@letterliaan/ui'
import { formatCount, formatPercent } from './shares.ts'

const numShown = 3
const byNeed: readonly CategoryMastery['skill']['look'][] = ['low', 'middle', 'good', 'unknown']

/** Shows the child's present skills (DOE-1), if at least one is known. */
export const MasteryNowPanel = ({ categories }: { readonly categories: readonly CategoryMastery[] }) =>
  categories.some(({ skill }) => skill.look !== 'unknown') && (
    <Panel title={texts.mastery.title}>
      <FoldedMastery categories={categories} isCompact />
    </Panel>
  )

export function FoldedMastery({ categories, isCompact }: MasteryTableProps) {
  const ordered = categories.toSorted(
    ({ skill: a }, { skill: b }) => byNeed.indexOf(a.look) - byNeed.indexOf(b.look) || a.chance - b.chance,
  )
  const known = ordered.filter(({ skill }) => skill.look !== 'unknown').slice(0, numShown)
  // Collapsing one row saves no room.
  const shown = ordered.length === known.length + 1 ? ordered : known
  const rest = ordered.slice(shown.length)
  return (
    <>
      {shown.length > 0 && <MasteryTable categories={shown} isCompact={isCompact} />}
      {rest.length > 0 && (
        <details className={layout.details}>
          <summary>{fill(texts.moreCategories, { count: rest.length })}</summary>
          <MasteryTable categories={rest} isCompact={isCompact} />
          {isCompact && <p className={styles.note}>{texts.mastery.explanationNow}</p>}
        </details>
      )}
    </>
  )
}

interface MasteryTableProps {
  readonly categories: readonly CategoryMastery[]
  readonly isCompact?: boolean | undefined
}

const MasteryTable = ({ categories, isCompact = false }: MasteryTableProps) => (
  <table className={joinClasses(styles.table, styles.mastery, isCompact && styles.compact)}>
    <caption>
      <HiddenText>{isCompact ? texts.mastery.captionNow : texts.mastery.caption}</HiddenText>
    </caption>
    <thead>
      <tr>
        <th scope="col">{texts.category}</th>
        <th scope="col">{commonTexts.now}</th>
        {!isCompact && <th scope="col">{texts.mastery.inPeriod}</th>}
      </tr>
    </thead>
    <tbody>
      {categories.map((category) => (
        <tr key={category.category}>
          <th scope="row">{category.name}</th>
          <td>
            <SkillNow skill={category.skill} />
          </td>
          {!isCompact && <td data-label={texts.mastery.inPeriod}>{formatCount(category)}</td>}
        </tr>
      ))}
    </tbody>
  </table>
)

/** Shows the interval as a band with the estimate, and its verdict (ZEG-1). */
function SkillNow({ skill: { chance, low, high, look } }: { skill: SkillEstimate }) {
  if (look === 'unknown') return <span className={layout.quietSmall}>{commonTexts.cannotTellYet}</span>
  const interval = { low: formatPercent(low), high: formatPercent(high) }
  return (
    <span className={styles.skill}>
      <span className={styles.scale} aria-hidden="true">
        <span
          className={styles.band}
          style={{ insetInlineStart: interval.low, inlineSize: formatPercent(high - low) }}
        />
        <span className={styles.estimate} style={{ insetInlineStart: formatPercent(chance) }} />
      </span>
      <span>
        <b>{formatPercent(chance)}</b>{' '}
        <span className={layout.quietSmall}>({fill(texts.mastery.interval, interval)})</span>
      </span>
      <span className={styles[look]}>{texts.looks[look]}</span>
    </span>
  )
}
