import type { OwnStepFinding, OwnWord } from '@letterliaan/contract'
import { ownStepLimits } from '@letterliaan/contract/limits'
import { joinClasses, shared, TextField, useNotify } from '@letterliaan/ui'
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { fill } from '@letterliaan/texts'
import { FlatButton, Notice } from '../../app/controls/index.ts'
import { commonTexts } from '../../app/index.ts'
import rows from './EditList.module.css'
import type { PictureSource } from './PictureField.tsx'
import { useAnalysis, type WordAnalysis } from './useAnalysis.ts'
import { useReorder } from './useReorder.ts'
import { WordRow } from './WordRow.tsx'
import { texts } from './texts.ts'

export interface WordEditorProps {
  readonly words: readonly OwnWord[]
  readonly findings: readonly OwnStepFinding[]
  readonly hasStars: boolean
  readonly pictureSource?: PictureSource
  readonly onChange: (words: readonly OwnWord[]) => void
}

export function WordEditor({ words, findings, hasStars, pictureSource, onChange }: WordEditorProps) {
  const analysis = useAnalysis(words)
  const notify = useNotify()
  const { list, movesOf } = useReorder<OwnWord, HTMLUListElement>(words, onChange)
  const findingsOf = useMemo(() => Map.groupBy(findings, ({ word }) => word), [findings])

  function remove(own: OwnWord) {
    const { word } = own
    const isIt = (other: OwnWord) => other.word === word
    const at = words.findIndex(isIt)
    onChange(words.filter((other) => !isIt(other)))
    notify('success', fill(texts.wordList.removed, { word }), {
      label: commonTexts.undo,
      onAct() {
        const latest = acts.current
        if (!latest.words.some(isIt)) latest.onChange(latest.words.toSpliced(at, 0, own))
      },
    })
  }

  // Gives rows stable callbacks, so that typing in a row renders only that row. An undo reads the latest words.
  const acts = useRef({ words, onChange, movesOf, remove, pictureSource })
  useLayoutEffect(() => {
    acts.current = { words, onChange, movesOf, remove, pictureSource }
  })
  const changeAt = useCallback((at: number, changed: OwnWord) => {
    const { words: all, onChange: tell } = acts.current
    tell(all.map((other, index) => (index === at ? changed : other)))
  }, [])
  const removeWord = useCallback((word: OwnWord) => acts.current.remove(word), [])
  const movesAt = useCallback((at: number) => acts.current.movesOf(at), [])
  const pictures = pictureSource?.pictures
  const source = useMemo<PictureSource | undefined>(
    () =>
      pictures && {
        pictures,
        onUpload: async (file, alt) => (await acts.current.pictureSource?.onUpload(file, alt)) ?? null,
      },
    [pictures],
  )

  return (
    <div>
      <AnalysisProgress analysis={analysis} total={words.length} />
      <ul ref={list} aria-label={commonTexts.words}>
        {words.map((word, at) => (
          <WordRow
            key={word.word}
            word={word}
            analysed={analysis.byWord.get(word.word)}
            isKnown={analysis.isKnown.get(word.word)}
            homophones={(analysis.homophones.get(word.word) ?? []).join(', ')}
            findings={findingsOf.get(at)}
            hasStars={hasStars}
            pictureSource={source}
            at={at}
            movesAt={movesAt}
            onChange={changeAt}
            onRemove={removeWord}
          />
        ))}
      </ul>
      {words.length < ownStepLimits.words && (
        <NewWord words={words} onAdd={(word) => onChange([...words, word])} />
      )}
    </div>
  )
}

function AnalysisProgress({ analysis, total }: { analysis: WordAnalysis; total: number }) {
  const { numDone, retry } = analysis
  return (
    <output>
      {retry !== null ? (
        <Notice look="failure" action={<FlatButton onClick={retry}>{commonTexts.tryAgain}</FlatButton>}>
          {texts.wordList.failed}
        </Notice>
      ) : (
        numDone < total && <Notice>{fill(texts.wordList.progress, { count: numDone, all: total })}</Notice>
      )}
    </output>
  )
}

function NewWord({ words, onAdd }: { words: readonly OwnWord[]; onAdd: (word: OwnWord) => void }) {
  const [text, setText] = useState('')
  const word = text.trim()
  const error = words.some((other) => other.word === word) ? texts.wordList.isThere : undefined

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
    <form className={joinClasses(shared.wrap, rows.newItem)} noValidate onSubmit={submit}>
      <TextField
        label={texts.wordList.another}
        value={text}
        error={error}
        maxLength={ownStepLimits.word}
        spellCheck
        onWrite={setText}
      />
      <FlatButton type="submit" sign="plus" aria-disabled={word === ''}>
        {commonTexts.add}
      </FlatButton>
    </form>
  )
}
