import type { Holiday, HolidayRegion } from '@letterliaan/contract'
import { holidayRegions, holidayLimits } from '@letterliaan/contract/limits'
import { FlatButton } from '../../app/controls/index.ts'
import { commonTexts, layout, useChange } from '../../app/index.ts'
import { ChoicePanel, type OrganisationProps } from './SchoolPanels.tsx'
import { changeOrganisation } from '../../app/data/organisation-changes.ts'
import { texts } from './texts.ts'
import { toDateOfDay, toDayNumber, createDutchFormat } from '@letterliaan/rules/calendar'
import { fill } from '@letterliaan/texts'
import { TextField } from '@letterliaan/ui'
import { useState } from 'react'

const none = 'none'
const options = ([none, ...holidayRegions] as const).map((value) => ({
  value,
  label: texts.holidayRegions[value],
}))

/** Edits the holidays of the school (ZEG-3). */
export function HolidaysPanel({ organisation }: OrganisationProps) {
  const { holiday_region, own_holidays, holidays } = organisation
  const { run } = useChange(changeOrganisation(organisation, texts.holidays.done))
  return (
    <ChoicePanel<HolidayRegion | typeof none>
      {...texts.holidays}
      options={options}
      value={holiday_region ?? none}
      onChoose={(region) => run({ holiday_region: region === none ? null : region })}
    >
      {holiday_region === null ? (
        <p>{texts.holidays.noneChosen}</p>
      ) : (
        <details>
          <summary>{texts.holidays.ofRegion}</summary>
          <ul className={layout.stack1}>
            {holidays
              .filter((holiday) => !own_holidays.some((own) => isSame(own, holiday)))
              .map((holiday) => (
                <li key={holiday.from}>
                  {holiday.name} <span className={layout.quiet}>{formatPeriod(holiday)}</span>
                </li>
              ))}
          </ul>
          <p className={layout.quiet}>{texts.holidays.source}</p>
        </details>
      )}
      <OwnHolidays organisation={organisation} />
    </ChoicePanel>
  )
}

const isSame = (a: Holiday, b: Holiday): boolean =>
  a.name === b.name && a.from === b.from && a.until === b.until

const empty: Holiday = { name: '', from: '', until: '' }

const dayFormat = createDutchFormat({ day: 'numeric', month: 'short', year: 'numeric' })
const formatDay = (day: string): string => dayFormat.format(toDateOfDay(toDayNumber(day)))

/** Returns '17 okt 2026 – 25 okt 2026', or one day. */
const formatPeriod = ({ from, until }: Pick<Holiday, 'from' | 'until'>): string =>
  from === until
    ? formatDay(from)
    : fill(texts.holidays.period, { from: formatDay(from), until: formatDay(until) })

function OwnHolidays({ organisation }: OrganisationProps) {
  const { own_holidays: own } = organisation
  const { isBusy, run } = useChange(changeOrganisation(organisation, texts.holidays.ownChanged))
  const [filled, setFilled] = useState(empty)
  const { name, from, until } = filled
  const last = until === '' ? from : until
  const isWrong = from !== '' && last < from
  const isReady = name.trim() !== '' && from !== '' && !isWrong && !isBusy
  async function add() {
    if (!isReady) return
    const isSaved = await run({ own_holidays: [...own, { name: name.trim(), from, until: last }] })
    if (isSaved) setFilled(empty)
  }
  return (
    <>
      <h3>{texts.holidays.own}</h3>
      {own.length === 0 && <p>{texts.holidays.noOwn}</p>}
      <ul className={layout.stack1}>
        {own.map((holiday, at) => (
          <li key={`${holiday.from} ${holiday.name} ${at}`}>
            {holiday.name} <span className={layout.quiet}>{formatPeriod(holiday)}</span>
            <FlatButton
              aria-label={fill(texts.holidays.removeOwn, { name: holiday.name })}
              aria-disabled={isBusy}
              onClick={() => run({ own_holidays: own.filter((_, other) => other !== at) })}
            >
              {commonTexts.remove}
            </FlatButton>
          </li>
        ))}
      </ul>
      <div className={layout.fields}>
        <TextField
          label={texts.holidays.name}
          value={name}
          maxLength={holidayLimits.name}
          onWrite={(value) => setFilled({ ...filled, name: value })}
        />
        <TextField
          type="date"
          label={texts.holidays.from}
          value={from}
          onWrite={(value) => setFilled({ ...filled, from: value })}
        />
        <TextField
          type="date"
          label={texts.holidays.until}
          value={until}
          min={from}
          error={isWrong ? texts.holidays.wrongOrder : undefined}
          onWrite={(value) => setFilled({ ...filled, until: value })}
        />
        <FlatButton aria-disabled={!isReady} onClick={() => add()}>
          {texts.holidays.addOwn}
        </FlatButton>
      </div>
    </>
  )
}
