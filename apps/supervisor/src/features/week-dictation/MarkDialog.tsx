import type { DictationMarks, DictationResult, WeekDictation } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Dialog, HiddenText, TextField } from '@letterliaan/ui'
import { useDraft } from '../../app/data/useDraft.ts'
import { Checkbox, FlatButton, Notice } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import { texts } from './texts.ts'
import { formatMarks } from './mark-rows.ts'
import styles from './WeekDictation.module.css'

export interface MarkDialogProps {
  readonly dictation: Pick<WeekDictation, 'id' | 'words'>
  readonly result: DictationResult
  /** The next child's name, or null. */
  readonly next: string | null
  readonly isBusy: boolean
  /** Resolves to whether it succeeded. */
  readonly onSave: (marks: DictationMarks['marks'], goesOn: boolean) => Promise<boolean>
  readonly onClose: () => void
}

interface Draft {
  readonly isWrong: boolean
  readonly input: string
  /** The answers that were judged. If the child has others now, a notice says so. */
  readonly before?: string
}

export function MarkDialog({ dictation, result, next, isBusy, onSave, onClose }: MarkDialogProps) {
  const { id: dictation_id, words } = dictation
  const before = formatMarks(result)
  const drafts = useDraft<Readonly<Record<number, Draft>>>(`marks-${dictation_id}-${result.student_id}`, {})
  const stored = new Map(
    result.answers.map(({ word_id, is_right, input }): [number, Draft] => [
      word_id,
      { isWrong: !is_right, input: is_right ? '' : (input ?? '') },
    ]),
  )
  /** A word that the child did not write on its device counts as wrong. */
  const isHalfway = result.how === 'device' && !result.is_complete
  const draftOf = (id: number): Draft =>
    drafts.value[id] ?? stored.get(id) ?? { isWrong: isHalfway, input: '' }
  const change = (id: number, changes: Partial<Draft>) =>
    drafts.change({ [id]: { ...draftOf(id), ...changes, before } })
  /** A save also changes the answers before it forgets the draft. */
  const isNewer = !isBusy && Object.values(drafts.value).some((draft) => draft.before !== before)
  const marks = words.map(({ id }) => {
    const { isWrong, input } = draftOf(id)
    return { word_id: id, input: input.trim() === '' ? null : input.trim(), is_right: !isWrong }
  })
  async function save(saved: DictationMarks['marks'], goesOn: boolean) {
    if (!isBusy && (await onSave(saved, goesOn))) drafts.forget()
  }
  function cancel() {
    drafts.forget()
    onClose()
  }

  return (
    <Dialog
      title={fill(texts.mark.title, { name: result.name })}
      onClose={onClose}
      footer={
        <>
          {next !== null && (
            <FlatButton look="primary" aria-disabled={isBusy} onClick={() => save(marks, true)}>
              {fill(texts.mark.saveNext, { name: next })}
            </FlatButton>
          )}
          <FlatButton
            look={next === null ? 'primary' : 'plain'}
            aria-disabled={isBusy}
            onClick={() => save(marks, false)}
          >
            {commonTexts.save}
          </FlatButton>
          {result.how === 'hand' && (
            <FlatButton aria-disabled={isBusy} onClick={() => save([], false)}>
              {texts.mark.clear}
            </FlatButton>
          )}
          <FlatButton onClick={cancel}>{commonTexts.cancel}</FlatButton>
        </>
      }
    >
      <p>{texts.mark.intro}</p>
      <output>{isNewer && <Notice look="attention">{texts.mark.isNewer}</Notice>}</output>
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
              <Checkbox
                isChecked={isWrong}
                // The server judges a typed word by its text, so a right word has no text.
                onToggle={() => change(id, isWrong ? { isWrong: false, input: '' } : { isWrong: true })}
              >
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
