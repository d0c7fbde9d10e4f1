import type { DictationResult, WeekDictation } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { useMemo, type ReactNode } from 'react'
import { type TableColumn, DataTable, FlatButton, Panel, type Selection } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import { readWordResults, type WordResult } from './read-results.ts'
import { texts } from './texts.ts'
import styles from './WeekDictation.module.css'

const wordColumns = (onChoose: WordResultsProps['onChoose']): readonly TableColumn<WordResult>[] => [
  {
    key: 'word',
    header: commonTexts.word,
    sortBy: (row) => row.word,
    isRowHeader: true,
  },
  {
    key: 'right',
    header: commonTexts.markedRight,
    sortBy: (row) => row.num_right,
  },
  {
    key: 'wrong',
    header: commonTexts.markedWrong,
    sortBy: (row) => row.missed_by.length,
  },
  {
    key: 'spellings',
    header: texts.page.writtenSo,
    cell: ({ spellings }) =>
      spellings
        .map(
          ({ input, num, error }) =>
            `${input}${num > 1 ? ` (${num}×)` : ''}${error === null ? '' : `: ${error}`}`,
        )
        .join('; '),
  },
  {
    key: 'choose',
    header: commonTexts.children,
    isSelfEvident: true,
    isScreenOnly: true,
    cell: (result) =>
      result.missed_by.length > 0 && (
        <FlatButton
          className={styles.check}
          aria-label={fill(texts.page.chooseMissed, result)}
          onClick={() => onChoose(result)}
        >
          {fill(texts.page.choose, { count: result.missed_by.length })}
        </FlatButton>
      ),
  },
]

export interface WordResultsProps {
  readonly dictation: WeekDictation
  /** Selects the children who wrote a word wrong. */
  readonly onChoose: (result: WordResult) => void
}

export function WordResults({ dictation, onChoose }: WordResultsProps) {
  const rows = useMemo(() => readWordResults(dictation), [dictation])
  const columns = useMemo(() => wordColumns(onChoose), [onChoose])
  return (
    <Panel title={texts.page.words} isFlush>
      <DataTable
        caption={texts.page.wordsCaption}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={({ word }) => word}
      />
    </Panel>
  )
}

function sayHow({ how, is_complete }: DictationResult): string {
  if (how === null) return commonTexts.notYet
  if (!is_complete) return texts.page.busy
  return how === 'hand' ? texts.page.hand : texts.page.device
}

const numRight = ({ answers }: DictationResult): number => answers.filter(({ is_right }) => is_right).length

export interface ChildResultsProps {
  readonly dictation: WeekDictation
  readonly onMark: (result: DictationResult) => void
  readonly selection: Selection
  readonly actions: ReactNode
}

const markColumn: TableColumn<DictationResult> = {
  key: 'grade',
  header: texts.page.grade,
  cell: ({ mark }) => mark?.toLocaleString('nl') ?? '–',
  sortBy: (row) => row.mark,
}

function toColumns(
  { words, results, closed_at }: WeekDictation,
  onMark: (result: DictationResult) => void,
): readonly TableColumn<DictationResult>[] {
  const wordOf = new Map(words.map(({ id, word }) => [id, word]))
  return [
    {
      key: 'name',
      header: commonTexts.child,
      sortBy: (row) => row.name,
      isRowHeader: true,
    },
    { key: 'how', header: texts.page.how, cell: sayHow },
    {
      key: 'result',
      header: commonTexts.markedRight,
      cell: (result) =>
        result.how === null
          ? '–'
          : fill(texts.page.score, { right: numRight(result), all: result.answers.length }),
    },
    ...(results.some(({ mark }) => mark !== null) ? [markColumn] : []),
    {
      key: 'wrong',
      header: texts.page.wrongWords,
      cell: ({ answers }) =>
        answers
          .filter(({ word_id, is_right }) => !is_right && wordOf.has(word_id))
          .map(({ word_id, input }) => {
            const word = wordOf.get(word_id) ?? ''
            return input ? `${word} (${input})` : word
          })
          .join(', '),
    },
    {
      key: 'mark',
      header: texts.page.paperColumn,
      isSelfEvident: true,
      isScreenOnly: true,
      // A child that is halfway on a device can go on, unless the dictation is closed.
      cell: (result) =>
        result.how === 'device' && !result.is_complete && closed_at === null ? (
          <span className={layout.quietSmall}>{texts.page.closeFirst}</span>
        ) : (
          <FlatButton
            look="bare"
            className={styles.check}
            aria-label={fill(texts.page.checkNamed, { name: result.name })}
            onClick={() => onMark(result)}
          >
            {texts.page.check}
          </FlatButton>
        ),
    },
  ]
}

/** Lists the result of each child, sorted by name. A button opens the form to mark the child's paper. */
export function ChildResults({ dictation, onMark, selection, actions }: ChildResultsProps) {
  const columns = useMemo(() => toColumns(dictation, onMark), [dictation, onMark])
  return (
    <Panel title={texts.page.childrenTitle} isFlush actions={actions}>
      <DataTable
        caption={texts.page.children}
        columns={columns}
        rows={dictation.results}
        idOf={({ student_id }) => student_id}
        nameOf={({ name }) => name}
        selection={selection}
      />
    </Panel>
  )
}
