import type { PathEntry } from '@letterliaan/contract'
import { pathLimits } from '@letterliaan/contract/limits'
import { isAllowedInTreehouse, isAllowedInWorld } from '@letterliaan/rules/preparation'
import { Dialog, SelectField, TextAreaField } from '@letterliaan/ui'
import { FlatButton } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import type { EntryChange } from './edit-entries.ts'
import styles from './Path.module.css'
import { texts } from './texts.ts'
import { fill } from '@letterliaan/texts'

export interface EntryDialogProps {
  readonly entries: readonly PathEntry[]
  readonly title: string
  /** The child's work in the step. Null for a group or for several steps. */
  readonly progress: string | null
  readonly onChange: (change: EntryChange) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Returns the shared value, or null if they differ. */
function shared<Value>(entries: readonly PathEntry[], read: (entry: PathEntry) => Value): Value | null {
  const values = new Set(entries.map(read))
  const [value] = values
  return values.size === 1 && value !== undefined ? value : null
}

const yesNo = (yes: string, no: string) => [
  { value: 'no', label: no },
  { value: 'yes', label: yes },
]

const worlds = [1, 2, 3, 4].map((value) => ({
  value,
  label: fill(commonTexts.worldNumber, { world: value }),
}))
/** Option for the treehouse. Its value 0 means the world null. */
const treehouse = { value: 0, label: texts.entry.inTreehouse }

const several = texts.entry.mixed

/** Edits one or more steps of a path (PATH-3). */
export function EntryDialog({ entries, title, progress, onChange, onRemove, onClose }: EntryDialogProps) {
  const [only] = entries
  const hasLessons = entries.some(({ is_test_step }) => !is_test_step)
  const flag = (value: boolean | null) => (value === null ? null : value ? 'yes' : 'no')
  return (
    <Dialog open title={title} onClose={onClose}>
      <div className={layout.stack3}>
        {progress !== null && <p className={styles.progress}>{progress}</p>}
        <SelectField
          label={texts.entry.whenOpen}
          placeholder={several}
          value={shared(entries, ({ lock }) => lock)}
          options={[
            { value: 'auto', label: texts.entry.auto },
            { value: 'open', label: texts.entry.open },
            { value: 'locked', label: texts.entry.locked },
          ]}
          onChange={(lock) => onChange({ lock })}
        />
        <SelectField
          label={texts.entry.mustDo}
          placeholder={several}
          value={flag(shared(entries, ({ waived }) => waived))}
          options={yesNo(texts.entry.waived, texts.entry.yes)}
          onChange={(value) => onChange({ waived: value === 'yes' })}
        />
        {hasLessons && (
          <SelectField
            label={texts.entry.toets}
            placeholder={several}
            value={shared(entries, ({ test_kind }) => test_kind ?? 'none')}
            options={[
              { value: 'none', label: texts.entry.noToets },
              { value: 'entry', label: texts.entry.entryToets },
              { value: 'closing', label: texts.entry.finalToets },
            ]}
            onChange={(kind) => onChange({ test_kind: kind === 'none' ? null : kind })}
          />
        )}
        {hasLessons && (
          <SelectField
            label={commonTexts.repeat}
            placeholder={several}
            value={flag(shared(entries, ({ is_repeatable }) => is_repeatable))}
            options={yesNo(texts.entry.repeatDone, texts.entry.repeatProposed)}
            onChange={(value) => onChange({ is_repeatable: value === 'yes' })}
          />
        )}
        <SelectField
          label={texts.entry.place}
          placeholder={several}
          value={shared(entries, ({ phase_id }) => phase_id ?? treehouse.value)}
          options={[
            ...(entries.every(isAllowedInWorld) ? worlds : []),
            ...(entries.every(isAllowedInTreehouse) ? [treehouse] : []),
          ]}
          onChange={(place) => onChange({ phase_id: place === treehouse.value ? null : place })}
        />
        {only !== undefined && entries.length === 1 && <Texts entry={only} onChange={onChange} />}
        <div className={layout.line2}>
          <FlatButton look="primary" sign="check" onClick={onClose}>
            {commonTexts.done}
          </FlatButton>
          <FlatButton sign="remove" onClick={onRemove}>
            {texts.entry.takeOff}
          </FlatButton>
        </div>
      </div>
    </Dialog>
  )
}

function Texts({
  entry,
  onChange,
}: {
  readonly entry: PathEntry
  readonly onChange: EntryDialogProps['onChange']
}) {
  const field = (name: 'notes' | 'hint' | 'tip', label: string, hint: string) => (
    <TextAreaField
      label={label}
      hint={hint}
      rows={2}
      maxLength={pathLimits.text}
      value={entry[name]}
      onWrite={(value) => onChange({ [name]: value })}
    />
  )
  return (
    <>
      {field('notes', texts.entry.words, texts.entry.wordsHint)}
      {field('hint', commonTexts.hint, texts.entry.hintHint)}
      {field('tip', commonTexts.tip, texts.entry.tipHint)}
    </>
  )
}
