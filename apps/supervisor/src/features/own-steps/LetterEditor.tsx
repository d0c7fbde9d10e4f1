import type { AnalysedWord, WordCorrection } from '@letterliaan/contract'
import { useState } from 'react'
import { joinClasses } from '@letterliaan/ui'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { ToolPanel } from '../../app/controls/ToolPanel.tsx'
import { soundFamilies, soundNameOf } from '../../app/sound/sound-names.ts'
import {
  chooseSound,
  lettersOfWord,
  piecesStart,
  startLetters,
  toCorrection,
  toggleCut,
  togglePiece,
} from './edit-letters.ts'
import rows from './EditList.module.css'
import styles from './LetterEditor.module.css'

export interface LetterEditorProps {
  readonly analysed: AnalysedWord
  readonly isCorrected: boolean
  /** Null: as the analysis has it. */
  readonly onChange: (correction: WordCorrection | null) => void
  readonly onClose: () => void
}

/** Which letters belong together, what is heard of them, and where the klankgroepen begin: by clicking. */
export function LetterEditor({ analysed, isCorrected, onChange, onClose }: LetterEditorProps) {
  const { word } = analysed
  const editing = startLetters(analysed)
  const [chosen, setChosen] = useState<number | null>(null)
  const chosenPiece = chosen === null ? undefined : editing.pieces[chosen]
  const change = (next: typeof editing) => onChange(toCorrection(next))

  function joinOrSplit(place: number) {
    setChosen(null)
    change(togglePiece(editing, place))
  }

  return (
    <ToolPanel label={`Letters van ${word}`} title={`Letters en klanken van ‘${word}’`} onClose={onClose}>
      <p className={rows.quiet}>
        Klik tussen twee letters: horen ze bij elkaar of niet? Klik op een blok om te kiezen wat u hoort.
      </p>
      <div className={styles.clickRow}>
        {editing.pieces.map(({ letters, sound }, at) => (
          <Piece
            key={at}
            {...{ letters, sound }}
            isChosen={at === chosen}
            from={[0, ...piecesStart(editing)][at] ?? 0}
            isLast={at === editing.pieces.length - 1}
            onChoose={() => setChosen(at === chosen ? null : at)}
            onToggle={joinOrSplit}
          />
        ))}
      </div>
      <p className={rows.quiet}>Klik waar een nieuwe klankgroep begint.</p>
      <div className={styles.clickRow}>
        {Array.from(lettersOfWord(editing), (letter, at) => (
          <span key={at} className={styles.cutPlace}>
            {at > 0 && (
              <button
                type="button"
                className={joinClasses(styles.gap, editing.cuts.includes(at) && styles.cut)}
                aria-pressed={editing.cuts.includes(at)}
                aria-label={`Klankgroep begint bij ${word.slice(at)}`}
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
          Terug naar de ontleding
        </FlatButton>
      )}
    </ToolPanel>
  )
}

interface PieceProps {
  readonly letters: string
  readonly sound: string
  /** The place of its first letter in the word. */
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
                aria-label={`Haal ${letters.slice(0, at)} en ${letters.slice(at)} uit elkaar`}
                onClick={() => onToggle(from + at)}
              />
            )}
            <b>{letter}</b>
          </span>
        ))}
        <button type="button" className={styles.sound} aria-pressed={isChosen} onClick={onChoose}>
          {sound === '' ? 'stil' : soundNameOf(sound)}
        </button>
      </span>
      {!isLast && (
        <button
          type="button"
          className={joinClasses(styles.gap, styles.between)}
          aria-label={`Voeg ${letters} en wat erachter staat samen`}
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

/** All sounds by their kinds, and none. */
function SoundChoice({ letters, sound, onChoose }: SoundChoiceProps) {
  return (
    <fieldset className={styles.soundChoice}>
      <legend>Wat hoort u bij ‘{letters}’?</legend>
      {[
        ...soundFamilies.map(({ name, examples }) => [name, Object.keys(examples)] as const),
        ['Niets', ['']] as const,
      ].map(([name, ids]) => (
        <div key={name} className={styles.family}>
          <span className={rows.quiet}>{name}</span>
          <span className={styles.sounds}>
            {ids.map((id) => (
              <FlatButton
                key={id}
                look={id === sound ? 'marked' : 'plain'}
                aria-pressed={id === sound}
                onClick={() => onChoose(id)}
              >
                {id === '' ? 'stil' : soundNameOf(id)}
              </FlatButton>
            ))}
          </span>
        </div>
      ))}
    </fieldset>
  )
}
