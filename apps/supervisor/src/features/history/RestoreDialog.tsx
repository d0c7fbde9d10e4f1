import type { SessionRestoring } from '@letterliaan/contract'
import { Dialog } from '@letterliaan/ui'
import { fill } from '@letterliaan/texts'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { formatMoment } from '../../app/format.ts'
import layout from '../../app/style/layout.module.css'
import { StandingTable } from './StandingTable.tsx'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

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
      title={fill(texts.sessionOf, { moment: formatMoment(restoring.started_at) })}
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          <FlatButton look="primary" aria-disabled={isBusy} onClick={onRestore}>
            {texts.restore}
          </FlatButton>
          <FlatButton aria-disabled={isBusy} onClick={onClose}>
            {common.cancel}
          </FlatButton>
        </>
      }
    >
      <div className={layout.stack4}>
        <p>{texts.restoreIntro}</p>
        <StandingTable name={name} change={restoring} />
        {badges_back.length > 0 && (
          <Notice look="attention">
            {fill(texts.badgesBack, { name, count: badges_back.length, badges: badges_back.join(', ') })}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
