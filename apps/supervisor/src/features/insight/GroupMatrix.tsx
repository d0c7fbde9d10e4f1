import type { GroupInsight, SkillEstimate } from '@letterliaan/contract'
import { HiddenText, joinClasses, shared } from '@letterliaan/ui'
import { Link } from '@letterliaan/web/link'
import { fill } from '@letterliaan/texts'
import { sayUnreadRuns } from '@letterliaan/texts/numbers'
import { Checkbox, openRowProps } from '../../app/controls/index.ts'
import { addresses, commonTexts, toggleOne } from '../../app/index.ts'
import { ScrollFrame } from './ScrollFrame.tsx'
import styles from './Insight.module.css'
import matrix from './Matrix.module.css'
import { formatPercent } from './shares.ts'
import { texts } from './texts.ts'

export interface GroupMatrixProps {
  readonly insight: GroupInsight
  readonly caption: string
  readonly selected: ReadonlySet<number>
  /** `category` is its key if one press selected all children with difficulty in it, and null otherwise. */
  readonly onSelect: (student_ids: readonly number[], category: string | null) => void
}

/** A table of children by category, hardest first (INZ-7). Children are selected one by one or by category. */
export function GroupMatrix({ insight, caption, selected, onSelect }: GroupMatrixProps) {
  const { students } = insight
  const categories = insight.categories.toSorted((a, b) => b.num_low - a.num_low)
  return (
    <>
      <ScrollFrame label={caption}>
        <table className={joinClasses(matrix.matrix, matrix.group)}>
          <caption>
            <HiddenText>{caption}</HiddenText>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={matrix.corner}>
                {commonTexts.child}
              </th>
              {categories.map((category) => (
                <th key={category.category} scope="col">
                  <CategoryHead
                    {...category}
                    onChoose={() => onSelect(findLow(students, category.category), category.category)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {students.map(({ student_id, name, num_unread_runs, cells }) => {
              const byCategory = new Map(cells.map((cell) => [cell.category, cell]))
              return (
                <tr key={student_id}>
                  <th scope="row">
                    <span className={matrix.child}>
                      <Checkbox
                        isLabelHidden
                        label={fill(commonTexts.chooseNamed, { name })}
                        isChecked={selected.has(student_id)}
                        onToggle={() => onSelect([...toggleOne(selected, student_id)], null)}
                      />
                      <Link to={addresses.childInsight(student_id)} {...openRowProps}>
                        {name}
                      </Link>
                      {num_unread_runs > 0 && <span aria-hidden="true">*</span>}
                    </span>
                  </th>
                  {categories.map(({ category }) => (
                    <Cell key={category} skill={byCategory.get(category)?.skill} />
                  ))}
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={matrix.corner}>
                {texts.group.hardFor}
              </th>
              {categories.map(({ category, num_low, num_known }) => (
                <td key={category}>
                  {num_known > 0 && fill(texts.group.hardForCount, { low: num_low, known: num_known })}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </ScrollFrame>
      <ul className={joinClasses(shared.wrap, matrix.legend)}>
        {(['good', 'middle', 'low'] as const).map((look) => (
          <li key={look}>
            <span className={styles[look]}>{texts.looks[look]}</span>
          </li>
        ))}
        <li>{fill(texts.group.tooFew, { unknown: commonTexts.cannotTellYet })}</li>
        <li>{texts.group.emptyCell}</li>
      </ul>
      {students.map(({ student_id, name, num_unread_runs }) =>
        sayUnreadRuns(name, num_unread_runs).map((sentence) => (
          <p key={student_id} className={styles.note}>
            * {sentence}
          </p>
        )),
      )}
    </>
  )
}

const findLow = (students: GroupInsight['students'], category: string): number[] =>
  students
    .filter(({ cells }) => cells.some((cell) => cell.category === category && cell.skill.look === 'low'))
    .map(({ student_id }) => student_id)

interface CategoryHeadProps extends Pick<GroupInsight['categories'][number], 'name' | 'num_low'> {
  readonly onChoose: () => void
}

function CategoryHead({ name, num_low, onChoose }: CategoryHeadProps) {
  if (num_low === 0) return <span className={matrix.upright}>{name}</span>
  return (
    <button
      type="button"
      className={matrix.upright}
      title={fill(texts.groupChooseLow, { count: num_low })}
      onClick={onChoose}
    >
      {name}
    </button>
  )
}

function Cell({ skill }: { skill: SkillEstimate | undefined }) {
  if (skill === undefined)
    return (
      <td>
        <HiddenText>{texts.group.notPractised}</HiddenText>
      </td>
    )
  const { look, chance } = skill
  if (look === 'unknown')
    return (
      <td>
        <span aria-hidden="true">·</span>
        <HiddenText>{commonTexts.cannotTellYet}</HiddenText>
      </td>
    )
  return (
    <td className={styles[look]}>
      {formatPercent(chance)}
      <HiddenText> {texts.looks[look]}</HiddenText>
    </td>
  )
}
