import type { Measure, MeasuredTopic } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { type TableColumn, DataTable } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import { compareMeasures, type ComparedTopic } from './compare-measures.ts'
import { measureKindNames, measureKinds, describeWorldChanges } from './describe-measure.ts'
import styles from './Measures.module.css'
import { texts } from './texts.ts'

const columns: readonly TableColumn<ComparedTopic>[] = [
  { key: 'label', header: texts.topic, cell: ({ label }) => label, isRowHeader: true },
  { key: 'world', header: commonTexts.world, cell: ({ world }) => world },
  ...measureKinds.map((kind): TableColumn<ComparedTopic> => ({
    key: kind,
    header: measureKindNames[kind],
    cell: ({ results }) => <Result topic={results[kind]} />,
  })),
]

/** Compares start, interim and end measure by topic (MEET-3). */
export function MeasureComparison({ measures }: { readonly measures: readonly Measure[] }) {
  const topics = compareMeasures(measures)
  const places = new Map(topics.map(({ key }, at) => [key, at]))
  const changes = measures.flatMap(describeWorldChanges)
  return (
    <>
      <DataTable
        caption={texts.compare.title}
        columns={columns}
        rows={topics}
        idOf={({ key }) => places.get(key) ?? -1}
        nameOf={({ label }) => label}
      />
      {measures.filter(({ topics: measured }) => measured.length > 0).length > 1 && (
        <div className={layout.inset}>
          {changes.map((change) => (
            <p key={change}>{change}</p>
          ))}
          <p className={layout.quiet}>{texts.compare.explanation}</p>
        </div>
      )}
    </>
  )
}

function Result({ topic }: { readonly topic: MeasuredTopic | undefined }) {
  if (topic === undefined) return <span className={layout.quiet}>{texts.compare.notMeasured}</span>
  if (topic.advice === 'too_few') return <span className={layout.quiet}>{texts.compare.tooFew}</span>
  const { right, words, band, chance, changed, smallest } = topic
  return (
    <span className={styles.result}>
      {band === 'unknown' ? commonTexts.cannotTellYet : texts.bands[band]}
      {changed !== null && <b>{commonTexts.changes[changed]}</b>}
      <span className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${100 * chance}%` }} />
      </span>
      <span className={layout.quiet}>{fill(texts.compare.right, { right, words })}</span>
      {changed === null && smallest !== null && (
        <span className={layout.quiet}>{fill(texts.compare.smallest, { smallest })}</span>
      )}
    </span>
  )
}
