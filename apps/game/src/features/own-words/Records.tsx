import type { ChildRecords } from '@letterliaan/contract'
import { fill, type SpokenLine } from '@letterliaan/texts'
import * as ownWordsTexts from '@letterliaan/texts/own-words'
import { Card } from '@letterliaan/ui'
import { SpokenText } from '@letterliaan/ui/spoken'
import styles from './OwnWordsScreen.module.css'

const texts = ownWordsTexts.records

interface Shown {
  readonly line: SpokenLine
  readonly value: string
}

export function Records({ records }: { readonly records: ChildRecords }) {
  const shown = listRecords(records)
  return (
    <Card className={styles.part}>
      <h2>{texts.title}</h2>
      <p>
        <SpokenText line={shown.length === 0 ? texts.none : texts.intro} auto />
      </p>
      {shown.length > 0 && (
        <ul className={styles.records} aria-label={texts.title}>
          {shown.map(({ line, value }) => (
            <li key={line.text} className={styles.record}>
              <SpokenText line={line} />
              <strong className={styles.value}>{value}</strong>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function listRecords({ streak, longest_word, dictation }: ChildRecords): Shown[] {
  return [
    ...(streak > 1 ? [{ line: texts.streak, value: String(streak) }] : []),
    ...(longest_word === null ? [] : [{ line: texts.longest, value: longest_word }]),
    ...(dictation === null
      ? []
      : [
          {
            line: texts.dictation,
            value: fill(texts.dictationRuns, {
              label: dictation.label,
              before: dictation.missed_before,
              missed: dictation.missed,
            }),
          },
        ]),
  ]
}
