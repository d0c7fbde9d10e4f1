import type { SessionRestoring } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { ActionDialog, Notice } from '../../app/controls/index.ts'
import { formatMoment } from '../../app/index.ts'
import { StandingTable } from './StandingTable.tsx'
import { texts } from './texts.ts'

export interface RestoreDialogProps {
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
      title={fill(texts.sessionAt, { moment: formatMoment(restoring.started_at) })}
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
