import type { Holiday, HolidayRegion, Organisation } from '@letterliaan/contract'
import { holidayRegions } from '@letterliaan/contract/limits'
import { useState } from 'react'
import { Choice } from '../../app/controls/Choice.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { formatPeriod } from './format-period.ts'
import styles from './HolidaysPanel.module.css'
import { OwnHolidays } from './OwnHolidays.tsx'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

export interface HolidaysPanelProps {
  readonly organisation: Pick<Organisation, 'holiday_region' | 'own_holidays' | 'holidays'>
  readonly isBusy: boolean
  readonly onChoose: (region: HolidayRegion | null) => void
  readonly onChangeOwn: (own: readonly Holiday[]) => void
}

const none = 'none'
const options = ([none, ...holidayRegions] as const).map((value) => ({ value, label: texts.regions[value] }))

/** When a school is free (ZEG-3). */
export function HolidaysPanel({ organisation, isBusy, onChoose, onChangeOwn }: HolidaysPanelProps) {
  const { holiday_region, own_holidays, holidays } = organisation
  const [choice, setChoice] = useState<HolidayRegion | typeof none>(holiday_region ?? none)
  const isSaved = choice === (holiday_region ?? none)
  return (
    <Panel title={texts.title}>
      <div className={styles.parts}>
        <p>{texts.explained}</p>
        <Choice legend={texts.ask} options={options} value={choice} onChange={setChoice} />
        <div>
          <FlatButton
            look={isSaved ? 'plain' : 'primary'}
            aria-disabled={isSaved || isBusy}
            onClick={() => !isSaved && onChoose(choice === none ? null : choice)}
          >
            {isSaved ? common.saved : texts.saveRegion}
          </FlatButton>
        </div>
        {holiday_region === null ? (
          <p>{texts.noneChosen}</p>
        ) : (
          <details>
            <summary>{texts.ofRegion}</summary>
            <ul className={styles.list}>
              {holidays
                .filter((holiday) => !own_holidays.some((own) => isSame(own, holiday)))
                .map((holiday) => (
                  <li key={holiday.from}>
                    {holiday.name} <span className={styles.quiet}>{formatPeriod(holiday)}</span>
                  </li>
                ))}
            </ul>
          </details>
        )}
        <p className={styles.quiet}>{texts.source}</p>
        <OwnHolidays own={own_holidays} isBusy={isBusy} onChange={onChangeOwn} />
      </div>
    </Panel>
  )
}

const isSame = (a: Holiday, b: Holiday): boolean =>
  a.name === b.name && a.from === b.from && a.until === b.until
