import { useNotify } from '@letterliaan/ui'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import layout from '../../app/style/layout.module.css'
import type { PathDraft } from './usePathDraft.ts'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

export interface DraftNoticeProps {
  readonly draft: PathDraft
  readonly isBusy: boolean
  readonly onSave: () => void
  /** Shows the path that somebody else stored. */
  readonly onLook: () => void
}

/** Shows what to do with unsaved changes; if somebody else saved first, they are applied to the newer path. */
export function DraftNotice({ draft, isBusy, onSave, onLook }: DraftNoticeProps) {
  const notify = useNotify()

  function rebase() {
    draft.rebase()
    notify('success', texts.draft.isPlaced)
  }

  if (!draft.isChanged) return null
  if (draft.newer !== null) {
    return (
      <Notice
        look="attention"
        action={
          <span className={layout.line2}>
            <FlatButton look="primary" sign="check" onClick={rebase}>
              {texts.draft.place}
            </FlatButton>
            <FlatButton sign="eye" onClick={onLook}>
              {texts.draft.seeNewer}
            </FlatButton>
            <FlatButton sign="undo" onClick={draft.discard}>
              {texts.draft.throwAway}
            </FlatButton>
          </span>
        }
      >
        {texts.draft.isNewer}
      </Notice>
    )
  }
  return (
    <Notice
      look="attention"
      action={
        <span className={layout.line2}>
          <FlatButton look="primary" sign="check" aria-disabled={isBusy} onClick={onSave}>
            {common.save}
          </FlatButton>
          <FlatButton sign="undo" onClick={draft.discard}>
            {texts.draft.discard}
          </FlatButton>
        </span>
      }
    >
      {texts.draft.isUnsaved}
    </Notice>
  )
}
