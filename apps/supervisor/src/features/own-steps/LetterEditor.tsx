import type { AnalysedWord, WordCorrection } from '@letterliaan/contract'
import { useState } from 'react'
import { joinClasses } from '@letterliaan/ui'
import { fill } from '@letterliaan/texts'
import { FlatButton, ToolPanel } from '../../app/controls/index.ts'
import { layout, soundSections, labelSound } from '../../app/index.ts'
import {
  chooseSound,
  joinEditedLetters,
  findPieceStarts,
  startLetterEditing,
  toCorrection,
  toggleCut,
  togglePiece,
} from './edit-letters.ts'
import styles from './LetterEditor.module.css'
import { texts } from './texts.ts'

export interface LetterEditorProps {
  readonly analysed: AnalysedWord
  readonly isCorrected: boolean
  /** Null restores the result of the analysis. */
  readonly onChange: (correction: WordCorrection | null) => void
  readonly onClose: () => void
}

export function LetterEditor({ analysed, isCorrected, onChange, onClose }: LetterEditorProps) {
  const { word } = analysed
  const editing = startLetterEditing(analysed)
  const [chosen, setChosen] = useState<number | null>(null)
  const chosenPiece = chosen === null ? undefined : editing.pieces[chosen]
  const change = (next: typeof editing) => onChange(toCorrection(next))

  function joinOrSplit(place: number) {
    setChosen(null)
    change(togglePiece(editing, place))
  }

  return (
    <ToolPanel
      label={fill(texts.letters.of, { word })}
      title={fill(texts.letters.title, { word })}
      onClose={onClose}
    >
      <p className={layout.quietSmall}>{texts.letters.intro}</p>
      <div className={styles.clickRow}>
        {editing.pieces.map(({ letters, sound }, at) => (
          <Piece
            key={at}
            {...{ letters, sound }}
            isChosen={at === chosen}
            from={[0, ...findPieceStarts(editing)][at] ?? 0}
            isLast={at === editing.pieces.length - 1}
            onChoose={() => setChosen(at === chosen ? null : at)}
            onToggle={joinOrSplit}
          />
        ))}
      </div>
      <p className={layout.quietSmall}>{texts.letters.groupsIntro}</p>
      <div className={styles.clickRow}>
        {Array.from(joinEditedLetters(editing), (letter, at) => (
          <span key={at} className={styles.cutPlace}>
            {at > 0 && (
              <button
                type="button"
                className={joinClasses(styles.gap, editing.cuts.includes(at) && styles.cut)}
                aria-pressed={editing.cuts.includes(at)}
                aria-label={fill(texts.letters.groupAt, { letters: word.slice(at) })}
                onClick={() => change(toggleCut(editing, at))}
              />
            )}
            <b>{letter}</b>
          </span>
        ))}
      </div>
      {chosenPiece && chosen !== null && (
        <SoundChoice
          letters={chosenPiece.letters}
          sound={chosenPiece.sound}
          onChoose={(sound) => change(chooseSound(editing, chosen, sound))}
        />
      )}
      {isCorrected && (
        <FlatButton sign="undo" onClick={() => onChange(null)}>
          {texts.letters.reset}
        </FlatButton>
      )}
    </ToolPanel>
  )
}

interface PieceProps {
  readonly letters: string
  readonly sound: string
  /** Index in the word of the first letter of the piece. */
  readonly from: number
  readonly isChosen: boolean
  readonly isLast: boolean
  readonly onChoose: () => void
  readonly onToggle: (place: number) => void
}

function Piece({ letters, sound, from, isChosen, isLast, onChoose, onToggle }: PieceProps) {
  return (
    <>
      <span className={joinClasses(styles.piece, isChosen && styles.chosen)}>
        {Array.from(letters, (letter, at) => (
          <span key={at} className={styles.pieceLetter}>
            {at > 0 && (
              <button
                type="button"
                className={styles.gap}
                aria-label={fill(texts.letters.split, {
                  before: letters.slice(0, at),
                  after: letters.slice(at),
                })}
                onClick={() => onToggle(from + at)}
              />
            )}
            <b>{letter}</b>
          </span>
        ))}
        <button type="button" className={styles.sound} aria-pressed={isChosen} onClick={onChoose}>
          {sound === '' ? texts.letters.silent : labelSound(sound)}
        </button>
      </span>
      {!isLast && (
        <button
          type="button"
          className={joinClasses(styles.gap, styles.between)}
          aria-label={fill(texts.letters.merge, { letters })}
          onClick={() => onToggle(from + letters.length)}
        />
      )}
    </>
  )
}

interface SoundChoiceProps {
  readonly letters: string
  readonly sound: string
  readonly onChoose: (sound: string) => void
}

function SoundChoice({ letters, sound, onChoose }: SoundChoiceProps) {
  return (
    <fieldset className={styles.soundChoice}>
      <legend>{fill(texts.letters.which, { letters })}</legend>
      {[
        ...soundSections.map(({ name, examples }) => [name, Object.keys(examples)] as const),
        [texts.letters.none, ['']] as const,
      ].map(([name, ids]) => (
        <div key={name} className={styles.family}>
          <span className={layout.quietSmall}>{name}</span>
          <span className={layout.near}>
            {ids.map((id) => (
              <FlatButton
                key={id}
                look={id === sound ? 'marked' : 'plain'}
                aria-pressed={id === sound}
                onClick={() => onChoose(id)}
              >
                {id === '' ? texts.letters.silent : labelSound(id)}
              </FlatButton>
            ))}
          </span>
        </div>
      ))}
    </fieldset>
  )
}
