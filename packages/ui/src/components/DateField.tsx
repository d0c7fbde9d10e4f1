import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { uiTexts } from '@letterliaan/texts/ui'
import { joinClasses } from './join-classes.ts'
import { joinDescriptionIds, FieldError, type FieldTexts } from './text-field/TextField.tsx'
import fieldStyles from './text-field/TextField.module.css'
import styles from './DateField.module.css'
import shared from '../shared.module.css'

export interface DateFieldProps extends FieldTexts {
  /** Unix seconds of midnight UTC. */
  readonly value: number | null
  /** Error if the date is missing. The field itself reports a date that does not exist. */
  readonly error?: string | undefined
  /** Null while the date is incomplete or does not exist. */
  readonly onChange: (value: number | null) => void
}

const boxes = [
  { part: 'day', name: uiTexts.day, example: 'DD', length: 2 },
  { part: 'month', name: uiTexts.month, example: 'MM', length: 2 },
  { part: 'year', name: uiTexts.year, example: 'JJJJ', length: 4 },
] as const

/** A date in three boxes: day, month, year. When a box is full, the cursor moves to the next (PROF-3). */
export function DateField({ label, speaker, hint, error: missing, value, onChange }: DateFieldProps) {
  const id = useId()
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const [parts, setParts] = useState<DateParts>(value === null ? emptyDate : toDateParts(value))
  const isNoDay = isDateComplete(parts) && toUnixSeconds(parts) === null
  const error = missing !== undefined && isNoDay ? uiTexts.noSuchDay.text : missing

  if (value !== null && value !== toUnixSeconds(parts)) setParts(toDateParts(value))

  function change(changed: DateParts) {
    setParts(changed)
    onChange(toUnixSeconds(changed))
  }

  function typeInBox(index: number, text: string) {
    const box = boxes[index]
    if (!box) return
    const digits = text.replaceAll(/\D/g, '').slice(0, box.length)
    change({ ...parts, [box.part]: digits })
    if (digits.length === box.length) inputs.current[index + 1]?.focus()
  }

  function stepBack(event: KeyboardEvent<HTMLInputElement>, index: number) {
    if (event.key === 'Backspace' && event.currentTarget.value === '') inputs.current[index - 1]?.focus()
  }

  function paste(event: ClipboardEvent) {
    const date = parseDate(event.clipboardData.getData('text'))
    if (!date) return
    event.preventDefault()
    change(date)
  }

  return (
    <fieldset className={styles.field} aria-describedby={joinDescriptionIds(id, { hint, error })}>
      <legend className={fieldStyles.label}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={shared.quiet}>
          {hint}
        </p>
      )}
      <div className={joinClasses(shared.wrap, styles.boxes)}>
        {boxes.map(({ part, name, example, length }, index) => (
          <label key={part} className={styles.box} data-length={length}>
            <span className={shared.quiet}>{name}</span>
            <input
              ref={(input) => {
                inputs.current[index] = input
              }}
              value={parts[part]}
              inputMode="numeric"
              autoComplete="off"
              placeholder={example}
              aria-invalid={error ? true : undefined}
              className={joinClasses(fieldStyles.control, styles.input)}
              onChange={(event) => typeInBox(index, event.target.value)}
              onKeyDown={(event) => stepBack(event, index)}
              onFocus={(event) => event.target.select()}
              onPaste={paste}
            />
          </label>
        ))}
        {/* Stays outside the legend, because it would become part of the field's name. */}
        {speaker?.(error)}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

interface DateParts {
  readonly day: string
  readonly month: string
  readonly year: string
}

const emptyDate: DateParts = { day: '', month: '', year: '' }

const isDateComplete = ({ day, month, year }: DateParts): boolean =>
  /^\d{1,2}$/.test(day) && /^\d{1,2}$/.test(month) && /^(19|20)\d\d$/.test(year)

/** Returns midnight UTC (unix seconds), or null if the date does not exist or is before 1900. */
export function toUnixSeconds(parts: DateParts): number | null {
  if (!isDateComplete(parts)) return null
  const { day, month, year } = parts
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return exists ? date.getTime() / 1000 : null
}

export function toDateParts(unixSeconds: number): DateParts {
  const [year = '', month = '', day = ''] = new Date(unixSeconds * 1000).toISOString().slice(0, 10).split('-')
  return { day, month, year }
}

/** Parses '3-11-2016', '03/11/2016' or '03.11.2016'. Returns undefined for other text. */
export function parseDate(text: string): DateParts | undefined {
  const [, day, month, year] = /^\s*(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})\s*$/.exec(text) ?? []
  return day && month && year ? { day: day.padStart(2, '0'), month: month.padStart(2, '0'), year } : undefined
}
