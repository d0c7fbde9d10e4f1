import type { PronouncedType, SoundReviewWord, Pronunciation, SoundGroup } from '@letterliaan/contract'
import { useState, useReducer, useId, type ReactNode } from 'react'
import { Choice, ToolPanel, FlatButton } from '../../app/controls/index.ts'
import {
  commonTexts,
  layout,
  soundSections,
  labelSound,
  useChange,
  type SoundSection,
} from '../../app/index.ts'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'
import {
  areSameSoundGroups,
  applyEdit,
  areSoundGroupsComplete,
  startSoundGroupsEditing,
  type SoundGroupEdit,
  type SoundGroupsEditing,
} from './edit-sound-groups.ts'
import { changePronunciation } from './pronunciation-changes.ts'
import { SoundGroupBoxes } from './SoundGroupBoxes.tsx'
import styles from './Pronunciation.module.css'
import { usePlayTrialSound } from '../../app/sound/usePlayTrialSound.ts'

interface PronunciationPanelProps {
  readonly word: SoundReviewWord
  readonly onClose: () => void
}

export function PronunciationPanel({ word, onClose }: PronunciationPanelProps) {
  const [type, setType] = useState<PronouncedType>('word')
  const { plural_form, pronunciations } = word
  const choice = plural_form !== null && (
    <Choice
      legend={texts.whatToCorrect}
      options={[
        { value: 'word', label: word.word },
        { value: 'plural', label: plural_form },
      ]}
      value={type}
      onChange={setType}
    />
  )
  const text = type === 'plural' && plural_form !== null ? plural_form : word.word

  return (
    <ToolPanel
      label={fill(commonTexts.soundsOf, { word: word.word })}
      title={fill(texts.title, { text })}
      choice={choice}
      onClose={onClose}
    >
      <p className={layout.quietNormal}>{explain(word, type)}</p>
      <PronunciationEditor
        key={type}
        word_id={word.id}
        type={type}
        pronunciation={pronunciations[type] ?? pronunciations.word}
        onClose={onClose}
      />
    </ToolPanel>
  )
}

function explain({ voices, recordings }: SoundReviewWord, type: PronouncedType): string {
  if (recordings[type] !== null) return texts.explained.recorded
  if (voices[type] === 'neural') return texts.explained.neural
  return type === 'word' ? texts.explained.word : texts.explained.plural
}

interface PronunciationEditorProps {
  readonly word_id: number
  readonly type: PronouncedType
  readonly pronunciation: Pronunciation
  readonly onClose: () => void
}

function PronunciationEditor({ word_id, type, pronunciation, onClose }: PronunciationEditorProps) {
  const [editing, act] = useReducer(applyEdit, pronunciation.groups, startSoundGroupsEditing)
  const { groups } = editing
  const params = { id: word_id, type }
  const keeping = useChange(changePronunciation(params, texts.doneKeep), onClose)
  const restoring = useChange(changePronunciation(params, texts.doneRestore), onClose)
  const isBusy = keeping.isBusy || restoring.isBusy
  const canKeep = areSoundGroupsComplete(groups) && !areSameSoundGroups(groups, pronunciation.groups)

  return (
    <>
      <div className={layout.line3}>
        <SoundGroupBoxes editing={editing} act={act} />
        <div className={layout.line2}>
          <TryButton type="word" groups={groups}>
            {commonTexts.listen}
          </TryButton>
          <TryButton type="sound_groups" groups={groups}>
            {texts.hearInGroups}
          </TryButton>
        </div>
      </div>
      <div className={layout.line2}>
        <PronunciationToolbar editing={editing} act={act} />
        {pronunciation.is_corrected && (
          <FlatButton className={styles.end} aria-disabled={isBusy} onClick={() => restoring.run(null)}>
            {texts.restore}
          </FlatButton>
        )}
        <FlatButton
          look="primary"
          sign="check"
          className={pronunciation.is_corrected ? undefined : styles.end}
          aria-disabled={!canKeep || isBusy}
          onClick={() => canKeep && keeping.run(groups)}
        >
          {commonTexts.save}
        </FlatButton>
      </div>
      {!areSoundGroupsComplete(groups) && <p className={layout.quietNormal}>{texts.incomplete}</p>}
      <SoundTable onChoose={(sound) => act({ type: 'choose', sound })} />
    </>
  )
}

interface TryButtonProps {
  readonly type: 'word' | 'sound_groups'
  readonly groups: readonly SoundGroup[]
  readonly children: ReactNode
}

function TryButton({ type, groups, children }: TryButtonProps) {
  const { isBusy, hear } = usePlayTrialSound()
  const canSay = areSoundGroupsComplete(groups) && !isBusy
  return (
    <FlatButton sign="play" aria-disabled={!canSay} onClick={() => hear(type, groups)}>
      {children}
    </FlatButton>
  )
}

interface PronunciationToolbarProps {
  readonly editing: SoundGroupsEditing
  readonly act: (action: SoundGroupEdit) => void
}

function PronunciationToolbar({ editing: { cursor, past }, act }: PronunciationToolbarProps) {
  return (
    <>
      <FlatButton
        sign="plus"
        aria-pressed={cursor.mode === 'insert'}
        onClick={() => act({ type: 'moveTo', cursor: { ...cursor, mode: 'insert' } })}
      >
        {texts.insertBefore}
      </FlatButton>
      <FlatButton sign="remove" onClick={() => act({ type: 'remove' })}>
        {texts.remove}
      </FlatButton>
      <FlatButton sign="undo" aria-disabled={past.length === 0} onClick={() => act({ type: 'undo' })}>
        {commonTexts.undo}
      </FlatButton>
    </>
  )
}

function SoundTable({ onChoose }: { onChoose: (sound: string) => void }) {
  return (
    <div className={layout.stack2}>
      {soundSections.map((family) => (
        <Family key={family.name} family={family} onChoose={onChoose} />
      ))}
    </div>
  )
}

interface FamilyProps {
  readonly family: SoundSection
  readonly onChoose: (sound: string) => void
}

function Family({ family: { name, examples }, onChoose }: FamilyProps) {
  const id = useId()
  return (
    <fieldset className={styles.family} aria-labelledby={id}>
      <span id={id} className={layout.quietNormal}>
        {name}
      </span>
      <div className={layout.near}>
        {Object.entries(examples).map(([sound, example]) => (
          <FlatButton key={sound} className={styles.sound} onClick={() => onChoose(sound)}>
            {labelSound(sound)} <span className={styles.example}>{example}</span>
          </FlatButton>
        ))}
      </div>
    </fieldset>
  )
}
