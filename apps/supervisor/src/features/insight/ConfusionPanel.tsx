import { HiddenText } from '@letterliaan/ui'
import type { StudentInsight } from '@letterliaan/contract'
import { Panel } from '../../app/controls/index.ts'
import { layout } from '../../app/index.ts'
import { ChartTable } from './ChartTable.tsx'
import { concludeConfusions } from './conclusions.ts'
import { Fold } from './Fold.tsx'
import { ScrollFrame } from './ScrollFrame.tsx'
import styles from './Insight.module.css'
import matrix from './Matrix.module.css'
import { texts } from './texts.ts'

type Confusions = StudentInsight['confusions']

/** Teachers do not read a larger grid; the table below has all. */
const maxConfusions = 12

const nameOf = (letters: string): string => (letters === '' ? '–' : letters)

/** Shows which graphemes are confused: heard by written (INZ-5). */
export function ConfusionPanel({ name, confusions }: { name: string; confusions: Confusions }) {
  return (
    <Panel title={texts.confusions.title}>
      <p className={styles.conclusion}>{concludeConfusions(name, confusions)}</p>
      {confusions.length > 0 && (
        <Fold title={texts.confusions.fold}>
          <Matrix confusions={confusions} />
          <ChartTable
            caption={texts.confusions.all}
            head={[
              texts.confusions.expected,
              texts.confusions.written,
              texts.confusions.times,
              texts.confusions.example,
            ]}
            rows={confusions.map(({ expected, written, count, spellings: [spelling] }) => [
              nameOf(expected),
              nameOf(written),
              count,
              spelling && `${spelling.word} → ${spelling.written}`,
            ])}
          />
          <p className={styles.note}>{texts.confusions.dash}</p>
        </Fold>
      )}
    </Panel>
  )
}

function Matrix({ confusions }: { confusions: Confusions }) {
  const rows = confusions.slice(0, maxConfusions)
  const expected = [...new Set(rows.map((confusion) => confusion.expected))]
  const written = [...new Set(rows.map((confusion) => confusion.written))]
  const counts = new Map(
    rows.map((confusion) => [`${confusion.expected}\0${confusion.written}`, confusion.count]),
  )
  const top = Math.max(...counts.values())
  return (
    <ScrollFrame label={texts.confusions.grid}>
      <table className={matrix.matrix}>
        <caption>
          <HiddenText>{texts.confusions.tableTitle}</HiddenText>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={matrix.corner}>
              <span className={layout.quietSmall}>{texts.confusions.heard}</span>
            </th>
            {written.map((letters) => (
              <th key={letters} scope="col">
                {nameOf(letters)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {expected.map((letters) => (
            <tr key={letters}>
              <th scope="row">{nameOf(letters)}</th>
              {written.map((other) => {
                const count = counts.get(`${letters}\0${other}`)
                return (
                  <td key={other} className={count === undefined ? undefined : tintOf(count / top)}>
                    {count}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}

const tintOf = (share: number): string | undefined => (share > 0.5 ? styles.low : styles.middle)
