import type { SessionRestoring } from '@letterliaan/contract'
import { Dialog } from '@letterliaan/ui'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { formatMoment } from '../../app/format.ts'
import styles from './History.module.css'
import { StandingTable } from './StandingTable.tsx'

export interface RestoreDialogProps {
  readonly name: string
  readonly restoring: SessionRestoring
  readonly isBusy: boolean
  readonly onRestore: () => void
  readonly onClose: () => void
}

/** What letting a session count again changes, before it is done (MEND-1). */
export function RestoreDialog({ name, restoring, isBusy, onRestore, onClose }: RestoreDialogProps) {
  const { badges_back } = restoring
  return (
    <Dialog
      title={`Oefenmoment van ${formatMoment(restoring.started_at)}`}
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          <FlatButton look="primary" aria-disabled={isBusy} onClick={() => !isBusy && onRestore()}>
            Laat weer meetellen
          </FlatButton>
          <FlatButton onClick={onClose}>Annuleren</FlatButton>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>Het oefenmoment telt dan weer overal mee: in het spel, in het inzicht en in rapporten.</p>
        <StandingTable name={name} change={restoring} />
        {badges_back.length > 0 && (
          <Notice look="attention">
            {name} krijgt {badges_back.length === 1 ? 'deze badge' : 'deze badges'} terug:{' '}
            {badges_back.join(', ')}.
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
