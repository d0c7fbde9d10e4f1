import type { GroupInsight, SpellingTally } from '@letterliaan/contract'
import { HiddenText } from '@letterliaan/ui'
import { Link } from '@letterliaan/web/link'
import { fill } from '@letterliaan/texts'
import { ScrollFrame } from './ScrollFrame.tsx'
import styles from './Insight.module.css'
import { formatPercent, lookOf, minWords, shareOf, tooLittle } from './shares.ts'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

export interface GroupMatrixProps {
  readonly insight: GroupInsight
  readonly caption: string
  readonly addressOf: (student_id: number) => string
}

/** Children by categories, with a number in each place (INZ-7); the tint only repeats it. */
export function GroupMatrix({ insight: { categories, students }, caption, addressOf }: GroupMatrixProps) {
  return (
    <>
      <ScrollFrame label={caption}>
        <table className={styles.matrix}>
          <caption>
            <HiddenText>{caption}</HiddenText>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {common.child}
              </th>
              {categories.map(({ category, name }) => (
                <th key={category} scope="col">
                  <span className={styles.upright}>{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {students.map(({ student_id, name, cells }) => {
              const byCategory = new Map(cells.map((cell) => [cell.category, cell]))
              return (
                <tr key={student_id}>
                  <th scope="row">
                    <Link to={addressOf(student_id)}>{name}</Link>
                  </th>
                  {categories.map(({ category }) => (
                    <Cell key={category} tally={byCategory.get(category)} />
                  ))}
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={styles.corner}>
                {texts.group.whole}
              </th>
              {categories.map((category) => (
                <Cell key={category.category} tally={category} />
              ))}
            </tr>
          </tfoot>
        </table>
      </ScrollFrame>
      <ul className={styles.legend}>
        <li>
          <span className={styles.good}>{texts.group.good}</span>
        </li>
        <li>
          <span className={styles.middle}>{texts.group.middle}</span>
        </li>
        <li>
          <span className={styles.low}>{texts.group.low}</span>
        </li>
        <li>{fill(texts.group.tooFew, { tooLittle, minWords })}</li>
        <li>{texts.group.emptyCell}</li>
      </ul>
    </>
  )
}

function Cell({ tally }: { tally: SpellingTally | undefined }) {
  if (tally === undefined)
    return (
      <td>
        <HiddenText>{texts.group.notPractised}</HiddenText>
      </td>
    )
  const share = shareOf(tally)
  if (share === null)
    return (
      <td>
        <span aria-hidden="true">·</span>
        <HiddenText>{tooLittle}</HiddenText>
      </td>
    )
  return <td className={styles[lookOf(share)]}>{formatPercent(share)}</td>
}
