import type { OwnStepFinding, OwnWord } from '@letterliaan/contract'
import { ownStepLimits } from '@letterliaan/contract/limits'
import { TextField, useNotify } from '@letterliaan/ui'
import { useState, type FormEvent } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import styles from './OwnSteps.module.css'
import { useAnalysis } from './useAnalysis.ts'
import { WordRow } from './WordRow.tsx'

export interface WordEditorProps {
  readonly words: readonly OwnWord[]
  readonly findings: readonly OwnStepFinding[]
  readonly hasStars: boolean
  readonly onChange: (words: readonly OwnWord[]) => void
}

/** The words of a step, with all that the analysis says of them. */
export function WordEditor({ words, findings, hasStars, onChange }: WordEditorProps) {
  const analysis = useAnalysis(words)
  const notify = useNotify()

  function remove({ word }: OwnWord) {
    onChange(words.filter((other) => other.word !== word))
    notify('success', `‘${word}’ is weg.`, { label: 'Ongedaan maken', onAct: () => onChange(words) })
  }

  return (
    <>
      <ul className={styles.words} aria-label="Woorden">
        {words.map((word, at) => (
          <WordRow
            key={word.word}
            word={word}
            analysed={analysis.get(word.word)}
            findings={findings.filter((finding) => finding.word === at)}
            hasStars={hasStars}
            onChange={(changed) => onChange(words.map((other, index) => (index === at ? changed : other)))}
            onRemove={remove}
          />
        ))}
      </ul>
      {words.length < ownStepLimits.words && (
        <NewWord words={words} onAdd={(word) => onChange([...words, word])} />
      )}
    </>
  )
}

function NewWord({ words, onAdd }: { words: readonly OwnWord[]; onAdd: (word: OwnWord) => void }) {
  const [text, setText] = useState('')
  const word = text.trim()
  const error = words.some((other) => other.word === word) ? 'Dit woord staat er al.' : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    if (word === '' || error !== undefined) return
    onAdd({
      word,
      marked: null,
      correction: null,
      plural_form: null,
      image: null,
      sentence: '',
      difficulties: [1, 2, 3],
    })
    setText('')
  }

  return (
    <form className={styles.newWord} noValidate onSubmit={submit}>
      <TextField
        label="Nog een woord"
        value={text}
        error={error}
        maxLength={ownStepLimits.word}
        autoComplete="off"
        spellCheck
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <FlatButton type="submit" sign="plus" aria-disabled={word === ''}>
        Toevoegen
      </FlatButton>
    </form>
  )
}
