import type { PronouncedType, Pronunciation } from '@letterliaan/contract'
import { useReducer } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { useChange } from '../../app/data/useChange.ts'
import { useServices } from '../../app/useServices.ts'
import { areSameGroups, applyEdit, areGroupsComplete, startEditing } from './edit-groups.ts'
import { keepSounds, restoreSounds } from './pronunciation-changes.ts'
import { PronunciationToolbar } from './PronunciationToolbar.tsx'
import { GroupBoxes } from './GroupBoxes.tsx'
import layout from '../../app/style/layout.module.css'
import styles from './Pronunciation.module.css'
import { SoundTable } from './SoundTable.tsx'
import { TryButton } from './TryButton.tsx'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

export interface PronunciationEditorProps {
  readonly word_id: number
  readonly type: PronouncedType
  readonly pronunciation: Pronunciation
  readonly onClose: () => void
}

/** Change the sounds, hear them, keep them; or go back to the sounds by the rules. */
export function PronunciationEditor({ word_id, type, pronunciation, onClose }: PronunciationEditorProps) {
  const { client, queries } = useServices()
  const [editing, act] = useReducer(applyEdit, pronunciation.groups, startEditing)
  const { groups } = editing
  const params = { id: word_id, type }
  const keeping = useChange(keepSounds(client, queries, params), onClose)
  const restoring = useChange(restoreSounds(client, queries, params), onClose)
  const isBusy = keeping.isBusy || restoring.isBusy
  const canKeep = areGroupsComplete(groups) && !areSameGroups(groups, pronunciation.groups)

  return (
    <>
      <div className={styles.word}>
        <GroupBoxes editing={editing} act={act} />
        <div className={styles.buttons}>
          <TryButton type="word" groups={groups}>
            {common.listen}
          </TryButton>
          <TryButton type="sound_groups" groups={groups}>
            {texts.hearInGroups}
          </TryButton>
        </div>
      </div>
      <div className={styles.buttons}>
        <PronunciationToolbar editing={editing} act={act} />
        {pronunciation.is_corrected && (
          <FlatButton className={styles.end} aria-disabled={isBusy} onClick={() => void restoring.run()}>
            {texts.restore}
          </FlatButton>
        )}
        <FlatButton
          look="primary"
          sign="check"
          className={pronunciation.is_corrected ? undefined : styles.end}
          aria-disabled={!canKeep || isBusy}
          onClick={() => canKeep && void keeping.run(groups)}
        >
          {common.save}
        </FlatButton>
      </div>
      {!areGroupsComplete(groups) && <p className={layout.quietNormal}>{texts.incomplete}</p>}
      <SoundTable onChoose={(sound) => act({ type: 'choose', sound })} />
    </>
  )
}
