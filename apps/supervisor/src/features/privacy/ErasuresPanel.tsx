import type { Erasure } from '@letterliaan/contract'
import { Dialog } from '@letterliaan/ui'
import { fill } from '@letterliaan/texts'
import { useState } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { formatDay } from '../../app/format.ts'
import * as common from '../../app/texts/common.ts'
import styles from './Privacy.module.css'
import * as texts from './texts.ts'

export interface ErasuresPanelProps {
  readonly erasures: readonly Erasure[]
  readonly isBusy: boolean
  readonly onConfirm: (erasure: Erasure) => void
  readonly onCancel: (erasure: Erasure) => void
}

/** What waits, what runs and what was erased lately (AVG-3). */
export function ErasuresPanel({ erasures, isBusy, onConfirm, onCancel }: ErasuresPanelProps) {
  const [confirmed, setConfirmed] = useState<Erasure | null>(null)
  return (
    <Panel title={texts.waiting.title}>
      <p>{texts.waiting.how}</p>
      {erasures.length === 0 ? (
        <p>{texts.waiting.none}</p>
      ) : (
        <ul className={styles.rows} aria-label={texts.waiting.list}>
          {erasures.map((erasure) => (
            <li key={erasure.id} className={styles.row}>
              <ErasureLine
                erasure={erasure}
                isBusy={isBusy}
                onConfirm={() => setConfirmed(erasure)}
                onCancel={() => onCancel(erasure)}
              />
            </li>
          ))}
        </ul>
      )}
      {confirmed !== null && (
        <Dialog
          title={texts.waiting.confirmTitle}
          onClose={() => setConfirmed(null)}
          footer={
            <>
              <FlatButton
                look="primary"
                aria-disabled={isBusy}
                onClick={() => {
                  onConfirm(confirmed)
                  setConfirmed(null)
                }}
              >
                {texts.waiting.confirm}
              </FlatButton>
              <FlatButton onClick={() => setConfirmed(null)}>{common.cancel}</FlatButton>
            </>
          }
        >
          <p>
            {fill(texts.waiting.confirmExplained, { who: whoAsked(confirmed), name: confirmed.name ?? '' })}
          </p>
          <p>{texts.dialog.backups}</p>
        </Dialog>
      )}
    </Panel>
  )
}

const whoAsked = ({ is_asked_by_me, asked_by_name }: Erasure): string =>
  is_asked_by_me ? texts.waiting.byYou : (asked_by_name ?? texts.waiting.askedBySomebody)

interface ErasureLineProps {
  readonly erasure: Erasure
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

function ErasureLine({ erasure, isBusy, onConfirm, onCancel }: ErasureLineProps) {
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
          <b>{fill(texts.waiting[subject], { name })}</b>
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
        <div className={styles.buttons}>
          <FlatButton
            aria-label={fill(texts.waiting.cancelNamed, { name })}
            aria-disabled={isBusy}
            onClick={onCancel}
          >
            {texts.waiting.cancel}
          </FlatButton>
          {!is_asked_by_me && (
            <FlatButton
              look="primary"
              aria-label={fill(texts.waiting.confirmNamed, { name })}
              aria-disabled={isBusy}
              onClick={onConfirm}
            >
              {texts.waiting.confirm}
            </FlatButton>
          )}
        </div>
      )}
    </>
  )
}
