import type { VoidedSession, SessionVoiding, SessionRestoring, StudentStanding } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { FlatButton, ActionDialog, Notice, PlainTable } from '../../app/controls/index.ts'
import { formatDay, formatLongAgo, layout, commonTexts } from '../../app/index.ts'
import { formatDuration } from '@letterliaan/texts/numbers'
import { texts } from './texts.ts'
import { voidReasonLimit } from '@letterliaan/contract/limits'
import { TextField } from '@letterliaan/ui'
import { useState } from 'react'

/** Lists voided sessions with a restore button (MEND-1). */
export function VoidedList({
  voided,
  focused,
  isBusy,
  onUndo,
}: {
  readonly voided: readonly VoidedSession[]
  /** Start of the session that was just voided. Its restore button gets the focus. */
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

interface VoidDialogProps {
  readonly name: string
  readonly voiding: SessionVoiding
  readonly numSessions: number
  readonly isBusy: boolean
  readonly onVoid: (reason: string) => unknown
  readonly onClose: () => void
}

/** Previews what voiding a session changes (MEND-1). */
export function VoidDialog({ name, voiding, numSessions, isBusy, onVoid, onClose }: VoidDialogProps) {
  const [reason, setReason] = useState('')
  const { num_answers, num_later, badges_lost } = voiding
  return (
    <ActionDialog
      title={
        numSessions === 1
          ? fill(texts.sessionAt, { moment: formatLongAgo(voiding.started_at) })
          : fill(texts.numSessions, { count: numSessions })
      }
      action={texts.voidSession}
      isBlocked={isBusy}
      onAct={() => onVoid(reason.trim())}
      onClose={onClose}
    >
      <p>{fill(texts.voidIntro, { name })}</p>
      <p>
        {fill(texts.answers, { count: num_answers })}
        {num_later > 0 && fill(texts.laterAnswers, { count: num_later })}.
      </p>
      <StandingTable name={name} change={voiding} />
      {badges_lost.length > 0 && (
        <Notice look="attention">
          {fill(texts.badgesLost, { name, count: badges_lost.length, badges: badges_lost.join(', ') })}
        </Notice>
      )}
      <TextField
        label={commonTexts.why}
        hint={texts.reasonHint}
        maxLength={voidReasonLimit}
        value={reason}
        onWrite={setReason}
      />
    </ActionDialog>
  )
}

interface RestoreDialogProps {
  readonly name: string
  readonly restoring: SessionRestoring
  readonly isBusy: boolean
  readonly onRestore: () => unknown
  readonly onClose: () => void
}

/** Previews what restoring a session changes (MEND-1). */
export function RestoreDialog({ name, restoring, isBusy, onRestore, onClose }: RestoreDialogProps) {
  const { badges_back } = restoring
  return (
    <ActionDialog
      title={fill(texts.sessionAt, { moment: formatLongAgo(restoring.started_at) })}
      action={texts.restore}
      isBlocked={isBusy}
      onAct={onRestore}
      onClose={onClose}
    >
      <p>{texts.restoreIntro}</p>
      <StandingTable name={name} change={restoring} />
      {badges_back.length > 0 && (
        <Notice look="attention">
          {fill(texts.badgesBack, { name, count: badges_back.length, badges: badges_back.join(', ') })}
        </Notice>
      )}
    </ActionDialog>
  )
}

function StandingTable({ name, change }: { readonly name: string; readonly change: StandingChange }) {
  return (
    <PlainTable
      caption={fill(texts.effect.title, { name })}
      head={[texts.effect.what, commonTexts.now, texts.effect.later]}
      rows={compareStandings(change).map(({ label, before, after, isChanged }) =>
        isChanged
          ? [label, <b key="before">{before}</b>, <b key="after">{after}</b>]
          : [label, before, after],
      )}
    />
  )
}

const labels: readonly { readonly key: keyof StudentStanding; readonly label: string }[] = [
  { key: 'seconds', label: commonTexts.practiceTime },
  { key: 'num_words', label: texts.figures.words },
  { key: 'words_remembered', label: texts.figures.remembered },
  { key: 'exercises_done', label: texts.figures.exercises },
  { key: 'steps_passed', label: texts.figures.steps },
  { key: 'worlds_passed', label: texts.figures.worlds },
  { key: 'points', label: texts.figures.points },
  { key: 'badges', label: texts.figures.badges },
]

interface StandingChange {
  readonly before: StudentStanding
  readonly after: StudentStanding
}

const compareStandings = ({ before, after }: StandingChange) =>
  labels.map(({ key, label }) => {
    const format = (standing: StudentStanding): string =>
      key === 'seconds' ? formatDuration(standing.seconds) : String(standing[key])
    return {
      label,
      before: format(before),
      after: format(after),
      isChanged: before[key] !== after[key],
    }
  })
