import type { SchoolGroup } from '@letterliaan/contract'
import { isAskedOfChild } from '@letterliaan/rules'
import { type SpokenLine, toProductLine } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { profileTexts } from '@letterliaan/texts/profile'
import {
  Button,
  Card,
  RadioOption,
  DateField,
  Glyph,
  joinClasses,
  SelectField,
  shared,
  TextField,
} from '@letterliaan/ui'
import { SpokenText, useReadAloud } from '@letterliaan/ui/spoken'
import { useState, type FormEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Avatar } from '@letterliaan/ui/pictures'
import layout from '../../app/shell/layout.module.css'
import styles from './ProfileScreen.module.css'
import {
  findFirstWrongField,
  isProfileComplete,
  validateProfile,
  type FilledProfile,
  type ProfileErrors,
  type ProfileForm,
  type ProfileRules,
} from './validate-profile.ts'
import { buddies } from './buddies.ts'

/** The first wrong field at the last press of 'Opslaan', and the number of that press. */
interface Saying {
  readonly field: keyof ProfileForm | undefined
  readonly time: number
}

export interface ProfileScreenProps {
  readonly profile: ProfileForm
  readonly levels: readonly SchoolGroup[]
  readonly rules: ProfileRules
  readonly onSave: (profile: FilledProfile) => Promise<void>
  readonly onWatchIntroduction: () => void
  /** The choice of look, offered after the introduction. It applies at once and is not part of the form. */
  readonly look?: ReactNode
}

/** PROF-1 */
export function ProfileScreen(props: ProfileScreenProps) {
  const { profile, levels, rules, onSave, onWatchIntroduction, look } = props
  const [form, setForm] = useState(profile)
  const [errors, setErrors] = useState<ProfileErrors>({})
  const [saying, setSaying] = useState<Saying>({ field: undefined, time: 0 })
  const [busy, setBusy] = useState(false)

  function change(changed: Partial<ProfileForm>) {
    setForm({ ...form, ...changed })
    const [field] = Object.keys(changed)
    if (field !== undefined) setErrors({ ...errors, [field]: undefined })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wrong = validateProfile(form, rules)
    flushSync(() => {
      setErrors(wrong)
      setSaying({ field: findFirstWrongField(wrong), time: saying.time + 1 })
    })
    if (!isProfileComplete(form, rules)) return focusFirstWrong(event.currentTarget)
    if (busy) return
    setBusy(true)
    void onSave(form).finally(() => setBusy(false))
  }

  const speakerOf = (field: keyof ProfileForm, label: SpokenLine) => (error: string | undefined) => (
    <FieldSpeaker key={saying.time} label={label} error={error} auto={field === saying.field} />
  )

  const isFlemish = rules.region === 'vlaanderen'
  const levelLabel = isFlemish ? commonTexts.schoolYear : commonTexts.group
  const fixedText = isFlemish ? profileTexts.askTeacherInFlanders : profileTexts.askTeacher

  // An existing last name can be read and corrected.
  const asksLastName = profile.last_name !== '' || isAskedOfChild('last_name', rules)
  const isFixed = (field: keyof ProfileForm) => rules.fixed_fields.some((fixed) => fixed === field)

  const textField = (field: 'first_name' | 'last_name' | 'screen_name', label: SpokenLine) => (
    <div className={styles.third}>
      <TextField
        readOnly={isFixed(field)}
        className={isFixed(field) ? styles.fixed : undefined}
        label={label.text}
        speaker={speakerOf(field, label)}
        value={form[field]}
        error={errors[field]}
        maxLength={60}
        spellCheck={false}
        onWrite={(text) => change({ [field]: text })}
      />
    </div>
  )

  return (
    <Card className={styles.card}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <BuddyChoice value={form.buddy_id} onChoose={(buddy_id) => change({ buddy_id })} />
        {textField('first_name', profileTexts.firstName)}
        {asksLastName && textField('last_name', profileTexts.lastName)}
        {textField('screen_name', profileTexts.screenName)}
        <div className={styles.half}>
          {isFixed('level_id') ? (
            <TextField
              readOnly
              className={styles.fixed}
              label={levelLabel.text}
              speaker={speakerOf('level_id', levelLabel)}
              value={levels.find(({ id }) => id === form.level_id)?.name ?? ''}
            />
          ) : (
            <SelectField
              label={levelLabel.text}
              speaker={speakerOf('level_id', levelLabel)}
              value={form.level_id}
              error={errors.level_id}
              options={levels.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(level_id) => change({ level_id })}
            />
          )}
        </div>
        {rules.asks_date_of_birth && (
          <div className={styles.half}>
            <DateField
              label={profileTexts.birthday.text}
              speaker={speakerOf('date_of_birth', profileTexts.birthday)}
              value={form.date_of_birth}
              error={errors.date_of_birth}
              onChange={(date_of_birth) => change({ date_of_birth })}
            />
          </div>
        )}
        {rules.fixed_fields.length > 0 && (
          <p className={styles.note}>
            <SpokenText line={fixedText} />
          </p>
        )}
        <div className={joinClasses(shared.row, styles.buttons)}>
          <Button variant="quiet" onClick={onWatchIntroduction}>
            {profileTexts.toVideo}
          </Button>
          <div className={styles.save} data-way-on>
            <Button type="submit" size="large" icon={<Glyph name="check" />} aria-disabled={busy}>
              {profileTexts.save}
            </Button>
          </div>
        </div>
      </form>
      {look != null && look !== false && <div className={styles.look}>{look}</div>}
    </Card>
  )
}

interface FieldSpeakerProps {
  readonly label: SpokenLine
  readonly error: string | undefined
  readonly auto: boolean
}

function FieldSpeaker({ label, error, auto }: FieldSpeakerProps) {
  const line = error === undefined ? label : toProductLine(error)
  return useReadAloud([line], { auto: auto && error !== undefined }).speaker
}

/** Scrolls to the first wrong field, which may be off-screen on a phone. */
const focusFirstWrong = (form: HTMLFormElement): void =>
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()

interface BuddyChoiceProps {
  readonly value: number
  readonly onChoose: (buddy_id: number) => void
}

/** PROF-1 */
function BuddyChoice({ value, onChoose }: BuddyChoiceProps) {
  const [chosen, setChosen] = useState<SpokenLine | null>(null)
  useReadAloud(chosen === null ? [] : [chosen], { auto: true })

  return (
    <fieldset className={styles.choice}>
      <legend className={layout.heading}>
        <SpokenText line={commonTexts.buddyChoice} auto />
      </legend>
      <div className={styles.buddies}>
        {buddies.map(({ id, name }) => (
          <RadioOption
            key={id}
            look="picture"
            name="buddy"
            isChosen={id === value}
            onChoose={() => {
              setChosen(name)
              onChoose(id)
            }}
          >
            <Avatar id={id} size="min(100%, 5.5rem)" />
            <span className={styles.name}>{name.text}</span>
          </RadioOption>
        ))}
      </div>
    </fieldset>
  )
}
