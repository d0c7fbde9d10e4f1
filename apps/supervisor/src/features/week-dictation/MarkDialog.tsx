import type { DictationMarks, DictationResult, WeekDictation } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Dialog, HiddenText, TextField } from '@letterliaan/ui'
import { useState } from 'react'
import { Checkbox, FlatButton } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import { texts } from './texts.ts'
import styles from './WeekDictation.module.css'

export interface MarkDialogProps {
  readonly words: WeekDictation['words']
  readonly result: DictationResult
  /** The next child's name, or null. */
  readonly next: string | null
  readonly isBusy: boolean
  readonly onSave: (marks: DictationMarks['marks'], goesOn: boolean) => void
  readonly onClose: () => void
}

interface Draft {
  readonly isWrong: boolean
  readonly input: string
}

const nothing: Draft = { isWrong: false, input: '' }

export function MarkDialog({ words, result, next, isBusy, onSave, onClose }: MarkDialogProps) {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Draft>>(
    () =>
      new Map(
        result.answers.map(({ word_id, is_right, input }) => [
          word_id,
          { isWrong: !is_right, input: is_right ? '' : (input ?? '') },
        ]),
      ),
  )
  const draftOf = (id: number) => drafts.get(id) ?? nothing
  const change = (id: number, changes: Partial<Draft>) =>
    setDrafts(new Map(drafts).set(id, { ...draftOf(id), ...changes }))
  const marks = words.map(({ id }) => {
    const { isWrong, input } = draftOf(id)
    return { word_id: id, input: input.trim() === '' ? null : input.trim(), is_right: !isWrong }
  })
  const save = (goesOn: boolean) => !isBusy && onSave(marks, goesOn)

  return (
    <Dialog
      title={fill(texts.mark.title, { name: result.name })}
      onClose={onClose}
      footer={
        <>
          {next !== null && (
            <FlatButton look="primary" aria-disabled={isBusy} onClick={() => save(true)}>
              {fill(texts.mark.saveNext, { name: next })}
            </FlatButton>
          )}
          <FlatButton
            look={next === null ? 'primary' : 'plain'}
            aria-disabled={isBusy}
            onClick={() => save(false)}
          >
            {commonTexts.save}
          </FlatButton>
          {result.how === 'hand' && (
            <FlatButton aria-disabled={isBusy} onClick={() => onSave([], false)}>
              {texts.mark.clear}
            </FlatButton>
          )}
          <FlatButton onClick={onClose}>{commonTexts.cancel}</FlatButton>
        </>
      }
    >
      <p>{texts.mark.intro}</p>
      <ul className={layout.stack2}>
        {words.map(({ id, word }) => {
          const { isWrong, input } = draftOf(id)
          return (
            <li key={id} className={styles.mark}>
              <TextField
                label={word}
                value={input}
                maxLength={100}
                autoCapitalize="off"
                spellCheck={false}
                onWrite={(value) => change(id, { input: value })}
              />
              <Checkbox isChecked={isWrong} onToggle={() => change(id, { isWrong: !isWrong })}>
                <HiddenText>{fill(texts.mark.wrong, { word })}</HiddenText>
                <span aria-hidden="true">{commonTexts.markedWrong}</span>
              </Checkbox>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
