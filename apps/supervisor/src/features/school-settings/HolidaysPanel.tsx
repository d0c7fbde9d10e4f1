import type { Holiday, HolidayRegion } from '@letterliaan/contract'
import { holidayRegions } from '@letterliaan/contract/limits'
import { useChange } from '../../app/data/useChange.ts'
import { useServices } from '../../app/useServices.ts'
import { ChoicePanel } from './ChoicePanel.tsx'
import { formatPeriod, OwnHolidays } from './OwnHolidays.tsx'
import layout from '../../app/style/layout.module.css'
import styles from './HolidaysPanel.module.css'
import type { OfSchool } from './SchoolPanels.tsx'
import { changeSettings } from './setting-changes.ts'
import { holidays as texts, holidayRegions as names } from './texts.ts'

const none = 'none'
const options = ([none, ...holidayRegions] as const).map((value) => ({ value, label: names[value] }))

/** When a school is free (ZEG-3). */
export function HolidaysPanel({ organisation }: OfSchool) {
  const { holiday_region, own_holidays, holidays } = organisation
  const { run } = useChange(changeSettings(useServices(), organisation, texts.done))
  return (
    <ChoicePanel<HolidayRegion | typeof none>
      {...texts}
      options={options}
      value={holiday_region ?? none}
      onChoose={(region) => run({ holiday_region: region === none ? null : region })}
    >
      {holiday_region === null ? (
        <p>{texts.noneChosen}</p>
      ) : (
        <details>
          <summary className={styles.summary}>{texts.ofRegion}</summary>
          <ul className={styles.list}>
            {holidays
              .filter((holiday) => !own_holidays.some((own) => isSame(own, holiday)))
              .map((holiday) => (
                <li key={holiday.from}>
                  {holiday.name} <span className={layout.quiet}>{formatPeriod(holiday)}</span>
                </li>
              ))}
          </ul>
          <p className={layout.quiet}>{texts.source}</p>
        </details>
      )}
      <OwnHolidays organisation={organisation} />
    </ChoicePanel>
  )
}

const isSame = (a: Holiday, b: Holiday): boolean =>
  a.name === b.name && a.from === b.from && a.until === b.until
