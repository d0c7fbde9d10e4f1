import { joinClasses, shared } from '@letterliaan/ui'
import type { TodayCause, TodayLine, Today } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Avatar } from '@letterliaan/ui/pictures'
import {
  FlatButton,
  FlatLink,
  openRowProps,
  ControlIcon,
  PictureRow,
  type ControlIconName,
} from '../../app/controls/index.ts'
import { addresses, commonTexts, layout, useChange, formatDay } from '../../app/index.ts'
import { Link } from '@letterliaan/web/link'
import { useState } from 'react'
import { findCauseAddress, describeDetail, causeIcons, describeCause } from './describe-cause.ts'
import { texts } from './texts.ts'
import styles from './TodayList.module.css'
import { SeenLaterButtons } from '../../app/controls/SeenLaterButtons.tsx'
import { markTodayRow, type MarkedCause } from './today-marks.ts'

const actionLabels = {
  ...texts.actions,
  back: texts.actions.absent,
  no_steps: commonTexts.setStepsReady,
  path_done: commonTexts.setStepsReady,
  running_out: commonTexts.setStepsReady,
  stuck: commonTexts.seeWhatWentWrong,
  measure_waits: texts.actions.intervention,
}

/** Maximum number of rows at first, which fill one screen. */
const maxShown = 12

/** Shows a row for each child, the most urgent first (ZEG-5). */
export function TodayList({ lines }: { readonly lines: readonly TodayLine[] }) {
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

function TodayItem({ line: { id, screen_name: name, buddy_id, causes } }: { readonly line: TodayLine }) {
  const [first, ...others] = causes
  if (first === undefined) return null
  const more = [
    describeDetail(first),
    others.length > 0 && fill(texts.otherCauses, { causes: others.map(describeCause).join('; ') }),
  ].filter((text) => typeof text === 'string')
  const label = actionLabels[neverCame(first) ? 'never' : first.kind]
  return (
    <PictureRow
      picture={
        <span className={styles.face}>
          <Avatar id={buddy_id} size="2.25rem" />
          <span className={joinClasses(shared.middle, styles.sign)}>
            <ControlIcon name={causeIcons[first.kind]} />
          </span>
        </span>
      }
      title={
        <>
          <Link to={addresses.child(id)} {...openRowProps}>
            {name}
          </Link>{' '}
          <span>{describeCause(first)}</span>
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
          <TodayMarks name={name} students={[{ id, causes }]} />
        </>
      }
    />
  )
}

export interface AttentionRow {
  readonly key: string
  readonly sign: ControlIconName
  /** Such as '2 woorden klinken raar'. */
  readonly title: string
  readonly advice: string
  readonly actions: readonly { readonly label: string; readonly to: string }[]
  /** The causes that 'Gezien' and 'Later' mark. A row without these has no such buttons. */
  readonly marked?: Pick<MarkedCause, 'name' | 'students'>
}

export function AttentionRows({ items }: { readonly items: readonly AttentionRow[] }) {
  return (
    <ul>
      {items.map(({ key, sign, title, advice, actions, marked }) => (
        <PictureRow
          key={key}
          picture={<ControlIcon name={sign} />}
          title={title}
          detail={advice}
          actions={
            <>
              {actions.map(({ label, to }, at) => (
                <FlatLink
                  key={to}
                  to={to}
                  {...(at === 0 && openRowProps)}
                  aria-label={fill(texts.actionFor, { label, title })}
                >
                  {label}
                </FlatLink>
              ))}
              {marked && <TodayMarks {...marked} />}
            </>
          }
        />
      ))}
    </ul>
  )
}

function TodayMarks({ name, students }: Pick<MarkedCause, 'name' | 'students'>) {
  const { isBusy, run } = useChange(markTodayRow)
  return <SeenLaterButtons {...{ name, isBusy }} onMark={(mark) => run({ name, mark, students })} />
}

/** Causes that 'Vandaag' shows once for a class, and therefore not in a child's row. */
const ofMany: ReadonlySet<TodayLine['causes'][number]['kind']> = new Set(['intervention', 'running_out'])

export function TodayCauses({ line: { id, causes } }: { readonly line: TodayLine }) {
  const [first, ...others] = causes.filter(({ kind }) => !ofMany.has(kind))
  if (first === undefined) return null
  return (
    <span className={joinClasses(shared.line, styles.goingOn)}>
      <ControlIcon name={causeIcons[first.kind]} />
      <Link to={findCauseAddress(id, first)}>{describeCause(first)}</Link>
      {others.length > 0 && (
        <span className={styles.more}>{fill(commonTexts.countMore, { count: others.length })}</span>
      )}
    </span>
  )
}

/** A collapsed list of rows that a colleague dismissed but that still apply (ZEG-5). */
export function DismissedList({ lines }: { readonly lines: Today['put_away'] }) {
  return (
    <details className={styles.putAway}>
      <summary>{fill(texts.putAway.title, { count: lines.length })}</summary>
      <ul>
        {lines.map((line) => (
          <PutAwayItem key={line.id} line={line} />
        ))}
      </ul>
    </details>
  )
}

function PutAwayItem({ line }: { readonly line: Today['put_away'][number] }) {
  const { isBusy, run } = useChange(markTodayRow)
  const { id, screen_name: name, buddy_id, causes, mark, marked_by: author, marked_at } = line
  return (
    <PictureRow
      picture={<Avatar id={buddy_id} size="2.25rem" />}
      title={
        <>
          {name} <span>{causes.map(describeCause).join('; ')}</span>
        </>
      }
      detail={fill(texts.putAway[mark], { author, day: formatDay(marked_at) })}
      actions={
        <FlatButton
          look="bare"
          sign="undo"
          aria-label={fill(commonTexts.marks.markOf, { mark: texts.marks.open, name })}
          aria-disabled={isBusy}
          onClick={() => run({ name, mark: 'open', students: [{ id, causes }] })}
        >
          {texts.marks.open}
        </FlatButton>
      }
    />
  )
}
