import type { PronouncedType, SoundReviewWord } from '@letterliaan/contract'
import { useState } from 'react'
import { Choice } from '../../app/controls/Choice.tsx'
import { ToolPanel } from '../../app/controls/ToolPanel.tsx'
import styles from './Pronunciation.module.css'
import { PronunciationEditor } from './PronunciationEditor.tsx'

export interface PronunciationPanelProps {
  readonly word: SoundReviewWord
  readonly onClose: () => void
}

/** The sounds of a word or its plural, to correct. */
export function PronunciationPanel({ word, onClose }: PronunciationPanelProps) {
  const [type, setType] = useState<PronouncedType>('word')
  const { plural_form, pronunciations } = word
  const choice = plural_form !== null && (
    <Choice
      legend="Wat verbetert u?"
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
      label={`Klanken van ${word.word}`}
      title={`Hoe klinkt ‘${text}’?`}
      choice={choice}
      onClose={onClose}
    >
      <p className={styles.quiet}>{explain(word, type)}</p>
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
  if (recordings[type] !== null)
    return 'Hier is een eigen opname van. Die horen uw leerlingen, tot u de opname verwijdert.'
  if (voices[type] === 'neural')
    return 'Met verbeterde klanken zegt de computerstem het, en niet meer de neurale stem.'
  return type === 'word'
    ? 'Kies een klank om te veranderen. De klankgroepen en het woord in de zin klinken daarna ook zo.'
    : 'Kies een klank om te veranderen.'
}
