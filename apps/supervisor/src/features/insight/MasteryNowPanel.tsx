import type { CategoryMastery } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Panel } from '../../app/controls/Panel.tsx'
import styles from './Insight.module.css'
import { MasteryTable } from './MasteryTable.tsx'
import * as texts from './texts.ts'

const numShown = 9
const byNeed: readonly CategoryMastery['skill']['look'][] = ['low', 'middle', 'good', 'unknown']

/** What a child can now, what is hard first; beyond a few the rest is folded (DOE-1). */
export function MasteryNowPanel({ categories }: { readonly categories: readonly CategoryMastery[] }) {
  const ordered = categories.toSorted(
    ({ skill: a }, { skill: b }) => byNeed.indexOf(a.look) - byNeed.indexOf(b.look) || a.chance - b.chance,
  )
  const rest = ordered.slice(numShown)
  return (
    <Panel title={texts.mastery.title}>
      <p className={styles.note}>{texts.mastery.explanationNow}</p>
      <MasteryTable categories={ordered.slice(0, numShown)} isCompact />
      {rest.length > 0 && (
        <details className={styles.why}>
          <summary>{fill(texts.moreCategories, { count: rest.length })}</summary>
          <MasteryTable categories={rest} isCompact />
        </details>
      )}
    </Panel>
  )
}
