import { useNotify } from '@letterliaan/ui'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import styles from './DraftNotice.module.css'
import type { PathDraft } from './usePathDraft.ts'

export interface DraftNoticeProps {
  readonly draft: PathDraft
  readonly isBusy: boolean
  readonly onSave: () => void
  /** Shows the path that somebody else stored. */
  readonly onLook: () => void
}

/** What can be done with changes that are not stored: where somebody else was first, they go on the newer path. */
export function DraftNotice({ draft, isBusy, onSave, onLook }: DraftNoticeProps) {
  const notify = useNotify()

  function rebase() {
    draft.rebase()
    notify('success', 'Uw wijzigingen staan nu op het nieuwere pad. Kijk ze na, en bewaar ze dan.')
  }

  if (!draft.isChanged) return null
  if (draft.newer !== null) {
    return (
      <Notice
        look="attention"
        action={
          <span className={styles.actions}>
            <FlatButton look="primary" sign="check" onClick={rebase}>
              Zet mijn wijzigingen erop
            </FlatButton>
            <FlatButton sign="eye" onClick={onLook}>
              Bekijk het nieuwere pad
            </FlatButton>
            <FlatButton sign="undo" onClick={draft.discard}>
              Gooi mijn wijzigingen weg
            </FlatButton>
          </span>
        }
      >
        Iemand anders heeft dit pad intussen gewijzigd. Uw wijzigingen staan er nog.
      </Notice>
    )
  }
  return (
    <Notice
      look="attention"
      action={
        <span className={styles.actions}>
          <FlatButton look="primary" sign="check" aria-disabled={isBusy} onClick={() => !isBusy && onSave()}>
            Bewaar
          </FlatButton>
          <FlatButton sign="undo" onClick={draft.discard}>
            Gooi weg
          </FlatButton>
        </span>
      }
    >
      Uw wijzigingen zijn nog niet bewaard.
    </Notice>
  )
}
