import type { Intervention, InterventionSession } from '@letterliaan/contract'
import { interventionLimits } from '@letterliaan/contract/limits'
import { amsterdamDate } from '@letterliaan/rules/calendar'
import { fill } from '@letterliaan/texts'
import { TextField } from '@letterliaan/ui'
import { useState, type FormEvent } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { useChange } from '../../app/data/useChange.ts'
import { nowSeconds } from '../../app/now.ts'
import * as common from '../../app/texts/common.ts'
import { keepSessions } from './intervention-changes.ts'
import layout from '../../app/style/layout.module.css'
import styles from './Interventions.module.css'
import { sayDay } from './tell-intervention.ts'
import * as texts from './texts.ts'

const { line, sessionMinutes } = interventionLimits

/** Guidance outside the app, which counts as done. */
export function SessionsPanel({ intervention }: { readonly intervention: Intervention }) {
  const { sessions, begin_on, end_on, guide } = intervention
  const today = amsterdamDate(nowSeconds())
  const last = today < end_on ? today : end_on
  const [day, setDay] = useState(last)
  const [minutes, setMinutes] = useState(String(intervention.minutes))
  const [what, setWhat] = useState('')
  const [who, setWho] = useState(guide)
  const { isBusy, run } = useChange(keepSessions(intervention), ({ sessions: kept }) => {
    // A session that is taken away leaves what is being typed.
    if (kept.length > sessions.length) setWhat('')
  })
  const session = { held_on: day, minutes: Number(minutes), what: what.trim(), who: who.trim() }
  const isReady = isWhole(session) && day >= begin_on && day <= last && !isBusy

  function add(event: FormEvent) {
    event.preventDefault()
    if (isReady) void run([...sessions, session])
  }

  return (
    <Panel title={texts.sessions.title}>
      <p className={layout.quiet}>{texts.sessions.explained}</p>
      {sessions.length > 0 && (
        <ul>
          {sessions.map((held, at) => (
            <li key={`${held.held_on} ${at}`} className={layout.listRow}>
              <span>
                <b>{fill(texts.sessions.line, { day: sayDay(held.held_on), minutes: held.minutes })}</b>{' '}
                {[held.what, held.who].filter((text) => text !== '').join(' · ')}
              </span>
              <FlatButton
                look="bare"
                className={styles.onScreen}
                aria-label={fill(texts.sessions.removeOf, { day: sayDay(held.held_on) })}
                aria-disabled={isBusy}
                onClick={() => void run(sessions.filter((_, other) => other !== at))}
              >
                {common.remove}
              </FlatButton>
            </li>
          ))}
        </ul>
      )}
      <form className={`${layout.fields} ${styles.onScreen}`} noValidate onSubmit={add}>
        <TextField
          label={common.day}
          type="date"
          min={begin_on}
          max={last}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <TextField
          label={common.inMinutes}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
        />
        <TextField
          label={texts.sessions.what}
          maxLength={line}
          value={what}
          onChange={({ target }) => setWhat(target.value)}
        />
        <TextField
          label={texts.sessions.who}
          maxLength={line}
          value={who}
          onChange={({ target }) => setWho(target.value)}
        />
        <FlatButton type="submit" aria-disabled={!isReady}>
          {texts.sessions.add}
        </FlatButton>
      </form>
    </Panel>
  )
}

const isWhole = ({ minutes, what }: InterventionSession): boolean =>
  Number.isInteger(minutes) && minutes >= 1 && minutes <= sessionMinutes && what !== ''
