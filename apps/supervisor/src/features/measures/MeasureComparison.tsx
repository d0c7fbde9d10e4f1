import type { Measure, MeasuredTopic } from '@letterliaan/contract'
import { DataTable, type Column } from '../../app/controls/DataTable.tsx'
import { compareMeasures, type ComparedTopic } from './compare-measures.ts'
import { kindNames, measureKinds } from './measure-texts.ts'
import styles from './Measures.module.css'

const columns: readonly Column<ComparedTopic>[] = [
  { key: 'label', header: 'Onderdeel', cell: ({ label }) => label, isRowHeader: true },
  { key: 'world', header: 'Wereld', cell: ({ world }) => world },
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
      caption="Metingen naast elkaar"
      columns={columns}
      rows={topics}
      idOf={({ key }) => places.get(key) ?? -1}
      nameOf={({ label }) => label}
    />
  )
}

/** A share, with a bar; too few words to say anything draw nothing. */
function Result({ topic }: { readonly topic: MeasuredTopic | undefined }) {
  if (topic === undefined) return <span className={styles.quiet}>niet gemeten</span>
  if (topic.advice === 'too_few') return <span className={styles.quiet}>te weinig woorden</span>
  const { right, words } = topic
  return (
    <span className={styles.result}>
      {right} van de {words} goed
      <span className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${(100 * right) / words}%` }} />
      </span>
    </span>
  )
}
