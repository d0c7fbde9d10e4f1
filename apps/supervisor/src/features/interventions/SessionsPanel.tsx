import type { Intervention, InterventionSession } from '@letterliaan/contract'
import { interventionLimits } from '@letterliaan/contract/limits'
import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import { fill } from '@letterliaan/texts'
import { TextField } from '@letterliaan/ui'
import { useState } from 'react'
import { Checkbox, FlatButton, Form, Panel } from '../../app/controls/index.ts'
import { getNowSeconds } from '@letterliaan/web/now'
import { commonTexts, layout, toggleOne, useChange } from '../../app/index.ts'
import { saveSessions } from './intervention-changes.ts'
import styles from './Interventions.module.css'
import { formatLongDay } from './describe-intervention.ts'
import { texts } from './texts.ts'

const { line, sessionMinutes } = interventionLimits

/** Records guidance outside the app as sessions of the intervention. */
export function SessionsPanel({ intervention }: { readonly intervention: Intervention }) {
  const { version, sessions, begin_on, end_on, guide, children } = intervention
  const today = toAmsterdamDate(getNowSeconds())
  const last = today < end_on ? today : end_on
  const [day, setDay] = useState(last)
  const [minutes, setMinutes] = useState(String(intervention.minutes))
  const [what, setWhat] = useState('')
  const [who, setWho] = useState(guide)
  const [absent, setAbsent] = useState<ReadonlySet<number>>(new Set())
  const { isBusy, run } = useChange(saveSessions(intervention), ({ sessions: kept }) => {
    // Keeps typed text if a session was removed, not added.
    if (kept.length <= sessions.length) return
    setWhat('')
    setAbsent(new Set())
  })
  const session = {
    held_on: day,
    minutes: Number(minutes),
    what: what.trim(),
    who: who.trim(),
    absent: [...absent],
  }
  const isReady =
    isWhole(session) && absent.size < children.length && day >= begin_on && day <= last && !isBusy

  return (
    <Panel title={texts.sessions.title}>
      <p className={layout.quiet}>{texts.sessions.explained}</p>
      {sessions.length > 0 && (
        <ul>
          {sessions.map((held, at) => (
            <li key={`${held.held_on} ${at}`} className={layout.dividedRow}>
              <span>
                <b>
                  {fill(texts.sessions.line, { day: formatLongDay(held.held_on), minutes: held.minutes })}
                </b>{' '}
                {[held.what, held.who, sayAbsent(children, held)].filter((text) => text !== '').join(' · ')}
              </span>
              <FlatButton
                look="bare"
                className={styles.onScreen}
                aria-label={fill(texts.sessions.removeOf, { day: formatLongDay(held.held_on) })}
                aria-disabled={isBusy}
                onClick={() => run({ sessions: sessions.filter((_, other) => other !== at), version })}
              >
                {commonTexts.remove}
              </FlatButton>
            </li>
          ))}
        </ul>
      )}
      <Form
        action={texts.sessions.add}
        look="plain"
        className={`${layout.fields} ${styles.onScreen}`}
        isOff={!isReady}
        onSubmit={() => run({ sessions: [...sessions, session], version })}
      >
        <TextField
          label={commonTexts.day}
          type="date"
          min={begin_on}
          max={last}
          value={day}
          onWrite={setDay}
        />
        <TextField
          label={commonTexts.inMinutes}
          inputMode="numeric"
          maxLength={3}
          value={minutes}
          onWrite={setMinutes}
        />
        <TextField label={texts.sessions.what} maxLength={line} value={what} onWrite={setWhat} />
        <TextField label={texts.sessions.who} maxLength={line} value={who} onWrite={setWho} />
        {children.length > 1 && (
          <details className={layout.details}>
            <summary>{texts.sessions.present}</summary>
            <div className={layout.checks}>
              {children.map(({ student_id, name }) => (
                <Checkbox
                  key={student_id}
                  label={name}
                  isChecked={!absent.has(student_id)}
                  onToggle={() => setAbsent(toggleOne(absent, student_id))}
                />
              ))}
            </div>
          </details>
        )}
      </Form>
    </Panel>
  )
}

const sayAbsent = (children: Intervention['children'], { absent }: InterventionSession): string => {
  const names = children.filter(({ student_id }) => absent.includes(student_id)).map(({ name }) => name)
  return names.length === 0 ? '' : fill(texts.sessions.absent, { names: names.join(', ') })
}

const isWhole = ({ minutes, what }: InterventionSession): boolean =>
  Number.isInteger(minutes) && minutes >= 1 && minutes <= sessionMinutes && what !== ''
