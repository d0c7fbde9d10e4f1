import { HiddenText } from '@letterliaan/ui'
import type { CategoryMastery, SkillChanges } from '@letterliaan/contract'
import { useState } from 'react'
import { fill } from '@letterliaan/texts'
import { Panel } from '../../app/controls/Panel.tsx'
import { Chart } from './Chart.tsx'
import { ChartTable } from './ChartTable.tsx'
import { concludeMastery, concludeTrend } from './conclusions.ts'
import styles from './Insight.module.css'
import { formatCount, formatShare, shareOf, sumTallies } from './shares.ts'
import { ShareCells } from './ShareCells.tsx'
import { fillWeeks, formatWeek } from './times.ts'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

type Week = CategoryMastery['weeks'][number]

const scale = [0.25, 0.5, 0.75, 1].map((at) => ({ at, text: `${at * 100}%` }))

export interface MasteryPanelProps {
  readonly name: string
  readonly categories: readonly CategoryMastery[]
  readonly changes: SkillChanges
}

/** How well a child masters each category, and how that went by week (INZ-2). */
export function MasteryPanel({ name, categories, changes }: MasteryPanelProps) {
  return (
    <Panel title={texts.mastery.title}>
      <p className={styles.conclusion}>{concludeMastery(name, categories)}</p>
      {categories.length > 0 && (
        <>
          <table className={styles.table}>
            <caption>
              <HiddenText>{texts.mastery.caption}</HiddenText>
            </caption>
            <thead>
              <tr>
                <th scope="col">{texts.category}</th>
                <th scope="col" colSpan={2}>
                  {common.rightAtOnce}
                </th>
              </tr>
            </thead>
            <tbody>
              {categories.map((category) => (
                <tr key={category.category}>
                  <th scope="row">{category.name}</th>
                  <ShareCells tally={category} />
                </tr>
              ))}
            </tbody>
          </table>
          <MasteryByWeek name={name} categories={categories} changes={changes} />
          <p className={styles.note}>{texts.mastery.explanation}</p>
        </>
      )}
    </Panel>
  )
}

function MasteryByWeek({ name, categories, changes }: MasteryPanelProps) {
  const [chosen, setChosen] = useState('all')
  const shown =
    chosen === 'all' ? categories : categories.filter(({ category }) => `c ${category}` === chosen)
  const weeks = weeksOf(shown)
  const title = chosen === 'all' ? texts.mastery.all : `‘${shown[0]?.name ?? ''}’`
  return (
    <>
      <h3>{texts.mastery.course}</h3>
      <label className={styles.field}>
        {texts.mastery.show}
        <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="all">{texts.mastery.allWords}</option>
          {categories.map(({ category, name: label }) => (
            <option key={category} value={`c ${category}`}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <p>{concludeTrend(name, changes, chosen === 'all' ? null : (shown[0]?.category ?? null))}</p>
      {weeks.some((week) => shareOf(week) !== null) && (
        <Chart
          kind="line"
          scale={scale}
          weeks={fillWeeks(weeks).map(({ week, value }) => ({
            week,
            share: value && shareOf(value),
            text: value ? formatShare(value) : '',
          }))}
        />
      )}
      <ChartTable
        caption={fill(texts.mastery.weeks, { title })}
        head={[texts.mastery.weekOf, common.rightAtOnce, common.words]}
        rows={weeks.map((week) => [formatWeek(week.week), formatShare(week), formatCount(week)])}
      />
    </>
  )
}

function weeksOf(categories: readonly CategoryMastery[]): Week[] {
  const byWeek = Map.groupBy(
    categories.flatMap(({ weeks }) => weeks),
    ({ week }) => week,
  )
  return [...byWeek]
    .map(([week, tallies]) => Object.assign({ week }, sumTallies(tallies)))
    .toSorted((a, b) => a.week.localeCompare(b.week))
}
