import type { SessionVoiding } from '@letterliaan/contract'
import { voidReasonLimit } from '@letterliaan/contract/limits'
import { TextField } from '@letterliaan/ui'
import { useState } from 'react'
import { fill } from '@letterliaan/texts'
import { ActionDialog, Notice } from '../../app/controls/index.ts'
import { commonTexts, formatLongAgo } from '../../app/index.ts'
import { StandingTable } from './StandingTable.tsx'
import { texts } from './texts.ts'

export interface VoidDialogProps {
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
