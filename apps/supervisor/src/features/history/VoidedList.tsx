import type { VoidedSession } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { FlatButton } from '../../app/controls/index.ts'
import { formatDay, formatLongAgo, layout } from '../../app/index.ts'
import { formatDuration } from '@letterliaan/texts/numbers'
import { texts } from './texts.ts'

/** Lists sessions that do not count, each with a restore button (MEND-1). */
export function VoidedList({
  voided,
  focused,
  isBusy,
  onUndo,
}: {
  readonly voided: readonly VoidedSession[]
  /** Start of the session that was just voided: its restore button gets the focus. */
  readonly focused: number | null
  readonly isBusy: boolean
  readonly onUndo: (session: VoidedSession) => unknown
}) {
  return (
    <ul>
      {voided.map((session) => {
        const { id, started_at, ended_at, reason, voided_at, voided_by } = session
        return (
          <li key={id} className={layout.dividedRow}>
            <div>
              <strong>{formatLongAgo(started_at)}</strong>, {formatDuration(ended_at - started_at)}
              {reason !== '' && `: ${reason}`}
              <div className={layout.quietSmall}>
                {[
                  texts.voided,
                  voided_by === '' ? '' : fill(texts.voidedBy, { name: voided_by }),
                  formatDay(voided_at),
                ]
                  .filter(Boolean)
                  .join(' ')}
              </div>
            </div>
            <FlatButton
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- What was pressed is gone: the focus goes where the session went.
              autoFocus={started_at === focused}
              sign="undo"
              aria-disabled={isBusy}
              aria-label={fill(texts.restoreMoreOf, { moment: formatLongAgo(started_at) })}
              onClick={() => onUndo(session)}
            >
              {texts.restoreMore}
            </FlatButton>
          </li>
        )
      })}
    </ul>
  )
}
