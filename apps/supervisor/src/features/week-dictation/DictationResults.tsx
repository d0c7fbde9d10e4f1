import type { DictationResult, WeekDictation } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { useMemo } from 'react'
import { DataTable, type Column } from '../../app/controls/DataTable.tsx'
import { compareTexts } from '../../app/controls/sort-rows.ts'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import * as common from '../../app/texts/common.ts'
import { listMarkable } from './mark-rows.ts'
import { readWordResults, type WordResult } from './read-results.ts'
import * as texts from './texts.ts'
import styles from './WeekDictation.module.css'

const wordColumns: readonly Column<WordResult>[] = [
  {
    key: 'word',
    header: common.word,
    cell: ({ word }) => word,
    compare: (a, b) => compareTexts(a.word, b.word),
    isRowHeader: true,
  },
  {
    key: 'right',
    header: common.markedRight,
    cell: ({ num_right }) => num_right,
    compare: (a, b) => a.num_right - b.num_right,
  },
  {
    key: 'wrong',
    header: common.markedWrong,
    cell: ({ num_wrong }) => num_wrong,
    compare: (a, b) => a.num_wrong - b.num_wrong,
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
]

/** How each word went, over all children. */
export function WordResults({ dictation }: { readonly dictation: WeekDictation }) {
  const rows = useMemo(() => readWordResults(dictation), [dictation])
  return (
    <Panel title={texts.page.words} isFlush>
      <DataTable
        caption={texts.page.wordsCaption}
        columns={wordColumns}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={({ word }) => word}
      />
    </Panel>
  )
}

function sayHow({ how, is_complete }: DictationResult): string {
  if (how === null) return common.notYet
  if (!is_complete) return texts.page.busy
  return how === 'hand' ? texts.page.hand : texts.page.device
}

const numRight = ({ answers }: DictationResult): number => answers.filter(({ is_right }) => is_right).length

export interface ChildResultsProps {
  readonly dictation: WeekDictation
  readonly onMark: (result: DictationResult) => void
  /** Marks the papers of the whole group. */
  readonly onMarkAll: () => void
}

function toColumns(
  words: WeekDictation['words'],
  onMark: (result: DictationResult) => void,
): readonly Column<DictationResult>[] {
  const wordOf = new Map(words.map(({ id, word }) => [id, word]))
  return [
    {
      key: 'name',
      header: common.child,
      cell: ({ name }) => name,
      compare: (a, b) => compareTexts(a.name, b.name),
      isRowHeader: true,
    },
    { key: 'how', header: texts.page.how, cell: sayHow },
    {
      key: 'result',
      header: common.markedRight,
      cell: (result) =>
        result.how === null
          ? '–'
          : fill(texts.page.score, { right: numRight(result), all: result.answers.length }),
    },
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
      cell: (result) => (
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

/** How each child did, by name; a press marks its paper. */
export function ChildResults({ dictation, onMark, onMarkAll }: ChildResultsProps) {
  const { words, results } = dictation
  const columns = useMemo(() => toColumns(words, onMark), [words, onMark])
  return (
    <Panel
      title={texts.page.childrenTitle}
      isFlush
      actions={
        listMarkable(results).length > 0 && <FlatButton onClick={onMarkAll}>{texts.grid.open}</FlatButton>
      }
    >
      <DataTable
        caption={texts.page.children}
        columns={columns}
        rows={results}
        idOf={({ student_id }) => student_id}
        nameOf={({ name }) => name}
      />
    </Panel>
  )
}
