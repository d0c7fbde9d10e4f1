import type { PronouncedType, SoundReviewWord } from '@letterliaan/contract'
import { useState } from 'react'
import { Choice, ToolPanel } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import { PronunciationEditor } from './PronunciationEditor.tsx'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'

export interface PronunciationPanelProps {
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
