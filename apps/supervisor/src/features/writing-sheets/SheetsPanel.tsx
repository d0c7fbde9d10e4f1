import type { SupervisedStudent, WritingSheet } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { useState, type ReactNode } from 'react'
import { Checkbox, FlatButton, Panel, Choice } from '../../app/controls/index.ts'
import { commonTexts, formatDay, layout, saveFile, toggleOne, useChange, useData } from '../../app/index.ts'
import { makeSheet, printSheet, markSheet } from './sheet-changes.ts'
import { texts } from './texts.ts'
import styles from './WritingSheets.module.css'

function saySheet({ code, words, created_at, marked_at }: WritingSheet): string {
  if (marked_at === null)
    return fill(texts.sheet.notMarked, {
      code,
      day: formatDay(created_at),
      words: words.map(({ word }) => word).join(', '),
    })
  const right = words.filter(({ is_right }) => is_right === true).length
  return fill(texts.sheet.marked, { code, right, all: words.length, day: formatDay(marked_at) })
}

interface SheetsPanelProps {
  readonly student: Pick<SupervisedStudent, 'id' | 'screen_name'>
  readonly actions: ReactNode
}

/** Makes writing sheets of words that the child missed in dictations (ZIN-3, ADR 68). */
export function SheetsPanel({ student: { id, screen_name }, actions }: SheetsPanelProps) {
  const [data] = useData((queries) => [queries.writingSheets(id)])
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [markedId, setMarkedId] = useState<number | null>(null)
  const making = useChange(makeSheet(id))
  const printing = useChange(printSheet, (bytes) =>
    saveFile(`${texts.title} ${screen_name}.pdf`, bytes, 'application/pdf'),
  )
  const word_ids = data.missed.map(({ word_id }) => word_id).filter((word_id) => !left.has(word_id))
  const isOff = making.isBusy || word_ids.length === 0

  const marked = data.sheets.find((sheet) => sheet.id === markedId)

  return (
    <>
      <Panel title={texts.title} actions={actions}>
        {data.missed.length === 0 ? (
          <p>{fill(texts.nothingMissed, { screen_name })}</p>
        ) : (
          <>
            <p>{fill(texts.explained, { screen_name })}</p>
            <ul className={layout.line3}>
              {data.missed.map(({ word_id, word }) => (
                <li key={word_id}>
                  <Checkbox
                    label={word}
                    isChecked={!left.has(word_id)}
                    onToggle={() => setLeft(toggleOne(left, word_id))}
                  />
                </li>
              ))}
            </ul>
            <div>
              <FlatButton look="primary" aria-disabled={isOff} onClick={() => making.run(word_ids)}>
                {texts.make}
              </FlatButton>
            </div>
          </>
        )}
        {data.sheets.length > 0 && (
          <ul className={layout.stack3}>
            {data.sheets.map((sheet) => (
              <li key={sheet.id} className={layout.apartFar}>
                <span>{saySheet(sheet)}</span>
                <SheetButtons
                  sheet={sheet}
                  isBusy={printing.isBusy}
                  onPrint={() => printing.run(sheet.id)}
                  onMark={() => setMarkedId(sheet.id)}
                />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {marked !== undefined && <MarkSheetForm key={marked.id} sheet={marked} />}
    </>
  )
}

interface SheetButtonsProps {
  readonly sheet: WritingSheet
  readonly isBusy: boolean
  readonly onPrint: () => unknown
  readonly onMark: () => void
}

function SheetButtons({ sheet: { code, marked_at }, isBusy, onPrint, onMark }: SheetButtonsProps) {
  const press = marked_at === null ? texts.sheet.fillIn : texts.sheet.change
  return (
    <span className={layout.buttons}>
      <FlatButton aria-label={fill(texts.sheet.printOf, { code })} aria-disabled={isBusy} onClick={onPrint}>
        {commonTexts.openAndPrint}
      </FlatButton>
      <FlatButton aria-label={fill(texts.sheet.fillInOf, { press, code })} onClick={onMark}>
        {press}
      </FlatButton>
    </span>
  )
}

const options = [
  { value: 'right', label: commonTexts.markedRight },
  { value: 'wrong', label: commonTexts.markedWrong },
] as const

const valueOf = (is_right: boolean | undefined) =>
  is_right === undefined ? null : is_right ? 'right' : 'wrong'

export function MarkSheetForm({ sheet: { id, screen_name, words } }: { readonly sheet: WritingSheet }) {
  const [marked, setMarked] = useState<ReadonlyMap<number, boolean>>(
    () => new Map(words.flatMap(({ word_id, is_right }) => (is_right === null ? [] : [[word_id, is_right]]))),
  )
  const marking = useChange(markSheet)
  const marks = [...marked].map(([word_id, is_right]) => ({ word_id, is_right }))
  const isWhole = marks.length === words.length

  return (
    <Panel
      title={fill(texts.page.sheetOf, { screen_name })}
      actions={
        <FlatButton onClick={() => setMarked(new Map(words.map(({ word_id }) => [word_id, true])))}>
          {commonTexts.allRight}
        </FlatButton>
      }
    >
      <ul className={styles.marks}>
        {words.map(({ word_id, word }) => (
          <li key={word_id} className={layout.dividedRow}>
            <span className={styles.word}>{word}</span>
            <Choice
              legend={word}
              options={options}
              value={valueOf(marked.get(word_id))}
              onChange={(value) => setMarked(new Map(marked).set(word_id, value === 'right'))}
            />
          </li>
        ))}
      </ul>
      <div className={layout.form}>
        {!isWhole && <p>{texts.page.chooseAll}</p>}
        <FlatButton
          look="primary"
          aria-disabled={marking.isBusy || !isWhole}
          onClick={() => isWhole && marking.run({ id, marks })}
        >
          {commonTexts.save}
        </FlatButton>
      </div>
    </Panel>
  )
}
