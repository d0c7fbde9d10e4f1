import type { Erasure } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { useState } from 'react'
import { ActionDialog, FlatButton } from '../../app/controls/index.ts'
import { formatDay, layout, useChange } from '../../app/index.ts'
import { cancelErasure, confirmErasure } from './privacy-changes.ts'
import { texts } from './texts.ts'

const whoAsked = ({ is_asked_by_me, asked_by_name }: Erasure): string =>
  is_asked_by_me ? texts.waiting.byYou : (asked_by_name ?? texts.waiting.askedBySomebody)

interface ErasureLineProps {
  readonly erasure: Erasure
  readonly title?: string
}

export function ErasureLine({ erasure, title }: ErasureLineProps) {
  const [isAsking, setAsking] = useState(false)
  const confirm = useChange(confirmErasure, () => setAsking(false))
  const cancel = useChange(cancelErasure)
  const isBusy = confirm.isBusy || cancel.isBusy
  const { subject, done_at, started_at, is_confirmed, is_asked_by_me, asked_at, due_at } = erasure
  if (done_at !== null) {
    const said = subject === 'user' ? texts.waiting.doneUser : texts.waiting.doneChild
    return <p>{fill(said, { day: formatDay(done_at) })}</p>
  }
  const name = erasure.name ?? ''
  const isRunning = is_confirmed || started_at !== null
  return (
    <>
      <div>
        <p>
          <b>{title ?? fill(texts.waiting[subject], { name })}</b>
        </p>
        <p>
          {isRunning
            ? texts.waiting.running
            : fill(texts.waiting.asked, {
                who: whoAsked(erasure),
                day: formatDay(asked_at),
                due: formatDay(due_at),
              })}
        </p>
        {!isRunning && is_asked_by_me && <p>{texts.waiting.otherConfirms}</p>}
      </div>
      {!isRunning && (
        <div className={layout.buttons}>
          <FlatButton
            aria-label={fill(texts.waiting.cancelNamed, { name })}
            aria-disabled={isBusy}
            onClick={() => cancel.run({ id: erasure.id })}
          >
            {texts.waiting.cancel}
          </FlatButton>
          {!is_asked_by_me && (
            <FlatButton
              look="primary"
              aria-label={fill(texts.waiting.confirmNamed, { name })}
              aria-disabled={isBusy}
              onClick={() => setAsking(true)}
            >
              {texts.waiting.confirm}
            </FlatButton>
          )}
        </div>
      )}
      {isAsking && (
        <ActionDialog
          title={texts.waiting.confirmTitle}
          action={texts.waiting.confirm}
          isBlocked={isBusy}
          onAct={() => confirm.run({ id: erasure.id })}
          onClose={() => setAsking(false)}
        >
          <p>{fill(texts.waiting.confirmExplained, { who: whoAsked(erasure), name })}</p>
          <p>{texts.dialog.backups}</p>
        </ActionDialog>
      )}
    </>
  )
}
