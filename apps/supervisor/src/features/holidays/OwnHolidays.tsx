import type { Holiday } from '@letterliaan/contract'
import { holidayLimits } from '@letterliaan/contract/limits'
import { fill } from '@letterliaan/texts'
import { TextField } from '@letterliaan/ui'
import { useState } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { formatPeriod } from './format-period.ts'
import styles from './HolidaysPanel.module.css'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

export interface OwnHolidaysProps {
  readonly own: readonly Holiday[]
  readonly isBusy: boolean
  readonly onChange: (own: readonly Holiday[]) => void
}

const empty: Holiday = { name: '', from: '', until: '' }

export function OwnHolidays({ own, isBusy, onChange }: OwnHolidaysProps) {
  const [filled, setFilled] = useState(empty)
  const { name, from, until } = filled
  const last = until === '' ? from : until
  const isWrong = from !== '' && last < from
  const isReady = name.trim() !== '' && from !== '' && !isWrong && !isBusy
  function add() {
    if (!isReady) return
    onChange([...own, { name: name.trim(), from, until: last }])
    setFilled(empty)
  }
  return (
    <>
      <h3>{texts.own}</h3>
      {own.length === 0 && <p>{texts.noOwn}</p>}
      <ul className={styles.list}>
        {own.map((holiday, at) => (
          <li key={`${holiday.from} ${holiday.name} ${at}`}>
            {holiday.name} <span className={styles.quiet}>{formatPeriod(holiday)}</span>
            <FlatButton
              aria-label={fill(texts.removeOwn, { name: holiday.name })}
              aria-disabled={isBusy}
              onClick={() => !isBusy && onChange(own.filter((_, other) => other !== at))}
            >
              {common.remove}
            </FlatButton>
          </li>
        ))}
      </ul>
      <div className={styles.fields}>
        <TextField
          label={texts.name}
          value={name}
          maxLength={holidayLimits.name}
          onChange={({ target }) => setFilled({ ...filled, name: target.value })}
        />
        <TextField
          type="date"
          label={texts.from}
          value={from}
          onChange={({ target }) => setFilled({ ...filled, from: target.value })}
        />
        <TextField
          type="date"
          label={texts.until}
          value={until}
          min={from}
          error={isWrong ? texts.wrongOrder : undefined}
          onChange={({ target }) => setFilled({ ...filled, until: target.value })}
        />
        <FlatButton aria-disabled={!isReady} onClick={add}>
          {texts.addOwn}
        </FlatButton>
      </div>
    </>
  )
}
