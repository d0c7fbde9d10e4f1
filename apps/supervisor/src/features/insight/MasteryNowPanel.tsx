import type { CategoryMastery } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Panel } from '../../app/controls/Panel.tsx'
import layout from '../../app/style/layout.module.css'
import styles from './Insight.module.css'
import { MasteryTable, type MasteryTableProps } from './MasteryTable.tsx'
import * as texts from './texts.ts'

const numShown = 3
const byNeed: readonly CategoryMastery['skill']['look'][] = ['low', 'middle', 'good', 'unknown']

/** Shows the child's skills (DOE-1). */
export const MasteryNowPanel = ({ categories }: { readonly categories: readonly CategoryMastery[] }) => (
  <Panel title={texts.mastery.title}>
    <FoldedMastery categories={categories} isCompact />
  </Panel>
)

/** Shows hard categories first; folds long lists and unknown categories. */
export function FoldedMastery({ categories, isCompact }: MasteryTableProps) {
  const ordered = categories.toSorted(
    ({ skill: a }, { skill: b }) => byNeed.indexOf(a.look) - byNeed.indexOf(b.look) || a.chance - b.chance,
  )
  const shown = ordered.filter(({ skill }) => skill.look !== 'unknown').slice(0, numShown)
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
