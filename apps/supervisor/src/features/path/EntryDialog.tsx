import type { PathEntry } from '@letterliaan/contract'
import { pathLimits } from '@letterliaan/contract/limits'
import { canStandInTreehouse } from '@letterliaan/rules/preparation'
import { Dialog, SelectField, TextAreaField } from '@letterliaan/ui'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import type { EntryChange } from './edit-entries.ts'
import styles from './Path.module.css'

export interface EntryDialogProps {
  /** What is set: of one entry, or of many at once. */
  readonly entries: readonly PathEntry[]
  readonly title: string
  readonly onChange: (change: EntryChange) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** What all of them have, or null where they differ. */
function shared<Value>(entries: readonly PathEntry[], read: (entry: PathEntry) => Value): Value | null {
  const values = new Set(entries.map(read))
  const [value] = values
  return values.size === 1 && value !== undefined ? value : null
}

const yesNo = (yes: string, no: string) => [
  { value: 'no', label: no },
  { value: 'yes', label: yes },
]

const worlds = [1, 2, 3, 4].map((value) => ({ value, label: `Wereld ${value}` }))
/** Of no world: its number stands for null in the list. */
const treehouse = { value: 0, label: 'In de boomhut' }

const several = 'Verschillend'

/** What is decided of steps of a path (PATH-3), of one or of many at once. */
export function EntryDialog({ entries, title, onChange, onRemove, onClose }: EntryDialogProps) {
  const [only] = entries
  const hasLessons = entries.some(({ is_test_step }) => !is_test_step)
  const flag = (value: boolean | null) => (value === null ? null : value ? 'yes' : 'no')
  return (
    <Dialog open title={title} onClose={onClose}>
      <div className={styles.settings}>
        <SelectField
          label="Wanneer gaat de stap open?"
          placeholder={several}
          value={shared(entries, ({ lock }) => lock)}
          options={[
            { value: 'auto', label: 'Als de stap ervoor is gehaald' },
            { value: 'open', label: 'Altijd open' },
            { value: 'locked', label: 'Op slot' },
          ]}
          onChange={(lock) => onChange({ lock })}
        />
        <SelectField
          label="Moet het kind de stap doen?"
          placeholder={several}
          value={flag(shared(entries, ({ waived }) => waived))}
          options={yesNo('Nee, de stap telt als gehaald', 'Ja')}
          onChange={(value) => onChange({ waived: value === 'yes' })}
        />
        {hasLessons && (
          <SelectField
            label="Toets"
            placeholder={several}
            value={shared(entries, ({ test_kind }) => test_kind ?? 'none')}
            options={[
              { value: 'none', label: 'Geen toets' },
              { value: 'entry', label: 'Instaptoets: meet, houdt niet tegen' },
              { value: 'closing', label: 'Sluittoets: moet gehaald worden' },
            ]}
            onChange={(kind) => onChange({ test_kind: kind === 'none' ? null : kind })}
          />
        )}
        {hasLessons && (
          <SelectField
            label="Herhalen"
            placeholder={several}
            value={flag(shared(entries, ({ is_repeatable }) => is_repeatable))}
            options={yesNo('Ja, zodra de stap gehaald is', 'Alleen als het spel dat voorstelt')}
            onChange={(value) => onChange({ is_repeatable: value === 'yes' })}
          />
        )}
        <SelectField
          label="Waar staat de stap?"
          placeholder={several}
          value={shared(entries, ({ phase_id }) => phase_id ?? treehouse.value)}
          options={[...worlds, ...(entries.every(canStandInTreehouse) ? [treehouse] : [])]}
          onChange={(place) => onChange({ phase_id: place === treehouse.value ? null : place })}
        />
        {only !== undefined && entries.length === 1 && <Texts entry={only} onChange={onChange} />}
        <div className={styles.foot}>
          <FlatButton look="primary" sign="check" onClick={onClose}>
            Klaar
          </FlatButton>
          <FlatButton sign="remove" onClick={onRemove}>
            Haal van het pad
          </FlatButton>
        </div>
      </div>
    </Dialog>
  )
}

/** Words for the child, on the page of the step. */
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
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  )
  return (
    <>
      {field('notes', 'Een woordje voor het kind', 'Staat op de pagina van de stap.')}
      {field('hint', 'Hint', 'Laat leeg voor de hint van de stap zelf.')}
      {field('tip', 'Tip', 'Laat leeg voor de tip van de stap zelf.')}
    </>
  )
}
