import { HiddenText, joinClasses } from '@letterliaan/ui'
import type { CategoryMastery } from '@letterliaan/contract'
import styles from './Insight.module.css'
import { formatCount } from './shares.ts'
import { SkillNow } from './SkillNow.tsx'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

export interface MasteryTableProps {
  readonly categories: readonly CategoryMastery[]
  /** Without the period. */
  readonly isCompact?: boolean | undefined
}

/** Shows each category as a band, with the work of the period. */
export const MasteryTable = ({ categories, isCompact = false }: MasteryTableProps) => (
  <table className={joinClasses(styles.table, styles.mastery, isCompact && styles.compact)}>
    <caption>
      <HiddenText>{isCompact ? texts.mastery.captionNow : texts.mastery.caption}</HiddenText>
    </caption>
    <thead>
      <tr>
        <th scope="col">{texts.category}</th>
        <th scope="col">{common.now}</th>
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
