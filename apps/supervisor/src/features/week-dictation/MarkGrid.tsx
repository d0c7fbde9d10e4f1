import type { DictationMarks, DictationResult, WeekDictation } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { HiddenText, joinClasses, shared } from '@letterliaan/ui'
import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { FlatButton, Panel, ControlIcon } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import { useDraft } from '../../app/data/useDraft.ts'
import {
  listChangedMarks,
  formatMarks,
  listMarkableResults,
  readMarkRows,
  toggleWord,
  type WrongWords,
} from './mark-rows.ts'
import { texts } from './texts.ts'
import styles from './MarkGrid.module.css'

export interface MarkGridProps {
  readonly dictation: WeekDictation
  readonly isBusy: boolean
  /** Resolves to whether it succeeded. */
  readonly onSave: (changes: readonly DictationMarks[]) => Promise<boolean>
  readonly onClose: () => void
}

interface ChangedRow {
  /** The marks that were changed. If the child has others now, the row is ignored. */
  readonly before: string
  readonly wrong: readonly number[] | null
}

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** A grid to mark papers, with a row for each child. A press marks a word as wrong. Arrows move (DOE-7). */
export function MarkGrid({
  dictation: { id: dictation_id, words, results },
  isBusy,
  onSave,
  onClose,
}: MarkGridProps) {
  const children = useMemo(() => listMarkableResults(results), [results])
  const draft = useDraft<Readonly<Record<number, ChangedRow>>>(`marks-${dictation_id}`, {})
  const rows = new Map(readMarkRows(children))
  for (const child of children) {
    const changed = draft.value[child.student_id]
    if (changed?.before === formatMarks(child))
      rows.set(child.student_id, changed.wrong && new Set(changed.wrong))
  }
  const [[row, column], setAt] = useState<readonly [number, number]>([0, 0])
  const table = useRef<HTMLTableElement>(null)
  const changes = listChangedMarks(words, children, rows)
  const set = (child: DictationResult, wrong: WrongWords) =>
    draft.change({ [child.student_id]: { before: formatMarks(child), wrong: wrong && [...wrong] } })

  async function save() {
    if (await onSave(changes)) draft.forget()
  }

  function cancel() {
    draft.forget()
    onClose()
  }

  function move(event: KeyboardEvent) {
    const step = steps[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const clamp = (at: number, length: number) => Math.max(0, Math.min(length - 1, at))
    // There is one column more than words: the first column is 'all right'.
    const next = [clamp(row + step[0], children.length), clamp(column + step[1], words.length + 1)] as const
    setAt(next)
    table.current?.querySelector<HTMLElement>(`[data-at="${next.join(' ')}"]`)?.focus()
  }

  return (
    <Panel title={texts.grid.title}>
      <p className={joinClasses(layout.quiet, layout.readable)}>{texts.grid.intro}</p>
      <p className={styles.current} aria-hidden="true">
        {children[row]?.name}
        {column > 0 && (
          <>
            : <b>{words[column - 1]?.word}</b>
          </>
        )}
      </p>
      <div className={styles.scroll}>
        <table
          ref={table}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrows go from cell to cell
          role="grid"
          className={styles.grid}
          onKeyDown={move}
        >
          <caption>
            <HiddenText>{texts.grid.title}</HiddenText>
          </caption>
          <thead>
            <tr>
              <th scope="col">{commonTexts.child}</th>
              <th scope="col">{commonTexts.allRight}</th>
              {words.map(({ id, word }) => (
                <th key={id} scope="col" className={styles.word}>
                  <span>{word}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {children.map((result, index) => (
              <GridRow
                key={result.student_id}
                result={result}
                words={words}
                index={index}
                current={index === row ? column : null}
                wrong={rows.get(result.student_id) ?? null}
                onSet={set}
                onFocus={setAt}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className={layout.buttons}>
        <FlatButton look="primary" aria-disabled={isBusy || changes.length === 0} onClick={() => save()}>
          {changes.length === 0 ? commonTexts.save : fill(texts.grid.save, { count: changes.length })}
        </FlatButton>
        <FlatButton onClick={cancel}>{commonTexts.cancel}</FlatButton>
      </div>
    </Panel>
  )
}

interface GridRowProps {
  readonly result: DictationResult
  readonly words: WeekDictation['words']
  readonly index: number
  /** Index of the focused cell in this row. */
  readonly current: number | null
  readonly wrong: WrongWords
  readonly onSet: (child: DictationResult, wrong: WrongWords) => void
  readonly onFocus: (at: readonly [number, number]) => void
}

function GridRow({ result, words, index, current, wrong, onSet, onFocus }: GridRowProps) {
  const { name } = result
  const isAllRight = wrong?.size === 0
  const place = (column: number) => ({
    type: 'button' as const,
    'data-at': `${index} ${column}`,
    tabIndex: current === column ? 0 : -1,
    onFocus: () => onFocus([index, column]),
  })
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <button
          {...place(0)}
          className={joinClasses(shared.middle, styles.cell, isAllRight && styles.right)}
          aria-pressed={isAllRight}
          aria-label={fill(texts.grid.allRightOf, { name })}
          onClick={() => onSet(result, isAllRight ? null : new Set())}
        >
          {isAllRight && <ControlIcon name="check" />}
        </button>
      </td>
      {words.map(({ id, word }, at) => {
        const isWrong = wrong?.has(id) === true
        return (
          <td key={id}>
            <button
              {...place(at + 1)}
              className={joinClasses(shared.middle, styles.cell, isWrong && styles.wrong)}
              aria-pressed={isWrong}
              aria-label={fill(texts.grid.wrongOf, { word, name })}
              onClick={() => onSet(result, toggleWord(wrong, id))}
            >
              {isWrong && <ControlIcon name="close" />}
              {!isWrong && wrong !== null && <ControlIcon name="check" />}
            </button>
          </td>
        )
      })}
    </tr>
  )
}
