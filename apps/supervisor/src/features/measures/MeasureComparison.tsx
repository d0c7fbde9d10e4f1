import type { Measure, MeasuredTopic } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { DataTable, type Column } from '../../app/controls/DataTable.tsx'
import { compareMeasures, type ComparedTopic } from './compare-measures.ts'
import { kindNames, measureKinds } from './tell-measure.ts'
import styles from './Measures.module.css'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

const columns: readonly Column<ComparedTopic>[] = [
  { key: 'label', header: texts.topic, cell: ({ label }) => label, isRowHeader: true },
  { key: 'world', header: common.world, cell: ({ world }) => world },
  ...measureKinds.map((kind): Column<ComparedTopic> => ({
    key: kind,
    header: kindNames[kind],
    cell: ({ results }) => <Result topic={results[kind]} />,
  })),
]

/** Start, interim and end measure beside each other, by topic (MEET-3). */
export function MeasureComparison({ measures }: { readonly measures: readonly Measure[] }) {
  const topics = compareMeasures(measures)
  const places = new Map(topics.map(({ key }, at) => [key, at]))
  return (
    <DataTable
      caption={texts.compare.title}
      columns={columns}
      rows={topics}
      idOf={({ key }) => places.get(key) ?? -1}
      nameOf={({ label }) => label}
    />
  )
}

/** A share, with a bar; too few words to say anything draw nothing. */
function Result({ topic }: { readonly topic: MeasuredTopic | undefined }) {
  if (topic === undefined) return <span className={styles.quiet}>{texts.compare.notMeasured}</span>
  if (topic.advice === 'too_few') return <span className={styles.quiet}>{texts.compare.tooFew}</span>
  const { right, words } = topic
  return (
    <span className={styles.result}>
      {fill(texts.compare.right, { right, words })}
      <span className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${(100 * right) / words}%` }} />
      </span>
    </span>
  )
}
