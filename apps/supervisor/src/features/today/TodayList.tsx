import type { TodayCause, TodayLine } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Avatar } from '@letterliaan/ui/pictures'
import { FlatButton, FlatLink, rowTarget, Sign, SignRow } from '../../app/controls/index.ts'
import { addresses, commonTexts, layout } from '../../app/index.ts'
import { Link } from '@letterliaan/web/link'
import { useState } from 'react'
import { MarkButtons } from './MarkButtons.tsx'
import { findCauseAddress, describeDetail, causeSigns, tellCause } from './tell-cause.ts'
import { texts } from './texts.ts'
import styles from './TodayList.module.css'

const actionLabels = {
  ...texts.actions,
  back: texts.actions.absent,
  no_steps: commonTexts.setStepsReady,
  path_done: commonTexts.setStepsReady,
  running_out: commonTexts.setStepsReady,
  stuck: commonTexts.seeWhatWentWrong,
  measure_waits: texts.actions.intervention,
}

/** One screen; the most urgent children come first. */
const maxShown = 12

export interface TodayListProps {
  readonly lines: readonly TodayLine[]
}

/** A line for each child, the most urgent first (ZEG-5). */
export function TodayList({ lines }: TodayListProps) {
  const [areAllShown, setAllShown] = useState(false)
  return (
    <>
      <ul className={layout.rows}>
        {lines.slice(0, areAllShown ? undefined : maxShown).map((line) => (
          <TodayItem key={line.id} line={line} />
        ))}
      </ul>
      {!areAllShown && lines.length > maxShown && (
        <FlatButton look="bare" sign="down" onClick={() => setAllShown(true)}>
          {fill(texts.showAll, { count: lines.length })}
        </FlatButton>
      )}
    </>
  )
}

const neverCame = (cause: TodayCause): boolean => cause.kind === 'absent' && cause.last_at === null

interface TodayItemProps {
  readonly line: TodayLine
}

function TodayItem({ line: { id, screen_name: name, buddy_id, causes } }: TodayItemProps) {
  const [first, ...others] = causes
  if (first === undefined) return null
  const more = [
    describeDetail(first),
    others.length > 0 && fill(texts.otherCauses, { causes: others.map(tellCause).join('; ') }),
  ].filter((text) => typeof text === 'string')
  const label = actionLabels[neverCame(first) ? 'never' : first.kind]
  return (
    <SignRow
      picture={
        <span className={styles.face}>
          <Avatar id={buddy_id} size="2.25rem" />
          <span className={styles.sign}>
            <Sign name={causeSigns[first.kind]} />
          </span>
        </span>
      }
      title={
        <>
          <Link to={addresses.child(id)} {...rowTarget}>
            {name}
          </Link>{' '}
          <span>{tellCause(first)}</span>
        </>
      }
      detail={more.length > 0 ? more.join(' ') : undefined}
      actions={
        <>
          <FlatLink
            to={findCauseAddress(id, first)}
            aria-label={fill(texts.actionFor, { label, title: name })}
          >
            {label}
          </FlatLink>
          <MarkButtons name={name} students={[{ id, causes }]} />
        </>
      }
    />
  )
}
