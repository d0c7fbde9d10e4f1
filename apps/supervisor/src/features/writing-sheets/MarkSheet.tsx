import type { WritingSheet } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { useState } from 'react'
import { Choice, FlatButton, Panel } from '../../app/controls/index.ts'
import { commonTexts, layout, useChange } from '../../app/index.ts'
import { markSheet } from './sheet-changes.ts'
import { texts } from './texts.ts'
import styles from './WritingSheets.module.css'

const options = [
  { value: 'right', label: commonTexts.markedRight },
  { value: 'wrong', label: commonTexts.markedWrong },
] as const

const valueOf = (is_right: boolean | undefined) =>
  is_right === undefined ? null : is_right ? 'right' : 'wrong'

export function MarkSheet({ sheet: { id, screen_name, words } }: { readonly sheet: WritingSheet }) {
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
