import type { AnalysedWord, Difficulty, OwnStepFinding, OwnWord, SoundGroup } from '@letterliaan/contract'
import { ownStepLimits } from '@letterliaan/contract/limits'
import { FieldError, HiddenText, joinClasses, shared, TextField } from '@letterliaan/ui'
import { memo, useId, useMemo, useState } from 'react'
import { fill } from '@letterliaan/texts'
import { StatusLabel, Checkbox, FlatButton, ControlIcon } from '../../app/controls/index.ts'
import { layout, commonTexts } from '../../app/index.ts'
import { CodeLegend, ColouredLetters } from './ColouredLetters.tsx'
import { DragHandle } from './DragHandle.tsx'
import rows from './EditList.module.css'
import { LetterEditor } from './LetterEditor.tsx'
import { PictureField, type PictureSource } from './PictureField.tsx'
import type { RowMoves } from './useReorder.ts'
import styles from './WordRow.module.css'
import { texts } from './texts.ts'
import { usePlayTrialSound } from '../../app/sound/usePlayTrialSound.ts'

interface WordRowProps {
  readonly word: OwnWord
  /** Undefined while loading. */
  readonly analysed: AnalysedWord | undefined
  /** True if the word is in the dictionary. Undefined while unknown. */
  readonly isKnown: boolean | undefined
  /** Words that sound the same, separated by commas, or empty. */
  readonly homophones: string
  readonly findings: readonly OwnStepFinding[] | undefined
  readonly hasStars: boolean
  readonly pictureSource: PictureSource | undefined
  readonly at: number
  readonly movesAt: (at: number) => RowMoves
  readonly onChange: (at: number, word: OwnWord) => void
  readonly onRemove: (word: OwnWord) => void
}

/** A row that renders only if its own word or analysis changes. */
export const WordRow = memo(function WordRow(props: WordRowProps) {
  const { word: own, analysed, isKnown, homophones, findings, hasStars } = props
  const { pictureSource, at, movesAt, onChange, onRemove } = props
  const { word, sentence, correction } = own
  const [isOpen, setOpen] = useState(false)
  const errorId = useId()
  const error =
    findings?.find(({ severity }) => severity === 'error')?.message ?? analysed?.refusal ?? undefined
  const change = (changes: Partial<OwnWord>) => onChange(at, { ...own, ...changes })
  const moves = useMemo<RowMoves>(
    () => ({ onMove: (by) => movesAt(at).onMove(by), onDrop: (y) => movesAt(at).onDrop(y) }),
    [at, movesAt],
  )

  return (
    <li className={joinClasses(rows.row, styles.word)}>
      <div
        className={joinClasses(styles.line, (isOpen || sentence !== '' || homophones !== '') && styles.asked)}
      >
        <DragHandle name={word} moves={moves} />
        {analysed ? <SayButton word={word} groups={analysed.groups} /> : <span />}
        <div className={joinClasses(shared.wrap, styles.name)}>
          <h3>{word}</h3>
          {analysed && (
            <span className={layout.quietSmall} aria-hidden="true">
              {analysed.sound_groups.replaceAll(',', ' · ')}
            </span>
          )}
        </div>
        <input
          className={styles.sentence}
          aria-label={fill(texts.row.sentence, { word })}
          placeholder={texts.row.sentenceHere}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          value={sentence}
          maxLength={ownStepLimits.sentence}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => change({ sentence: value })}
        />
        <FlatButton
          look="bare"
          sign={isOpen ? 'up' : 'down'}
          aria-expanded={isOpen}
          aria-label={fill(texts.row.more, { word })}
          title={fill(texts.row.more, { word })}
          onClick={() => setOpen(!isOpen)}
        />
        <FlatButton
          look="bare"
          sign="remove"
          aria-label={fill(texts.row.remove, { word })}
          title={texts.removeItem}
          onClick={() => onRemove(own)}
        />
      </div>
      <FieldError id={errorId} error={error} />
      {analysed && analysed.cuts.length > 0 && correction === null && (
        <SyllableDivisionPicker
          word={word}
          cuts={analysed.cuts}
          chosen={own.marked ?? analysed.marked}
          onChoose={(marked) => change({ marked })}
        />
      )}
      <Warnings
        analysed={analysed}
        isKnown={isKnown}
        homophones={sentence.trim() === '' ? homophones : ''}
        isCorrected={correction !== null}
      />
      {isOpen && (
        <Rest
          own={own}
          analysed={analysed}
          hasStars={hasStars}
          pictureSource={pictureSource}
          onChange={change}
        />
      )}
    </li>
  )
})

interface RestProps extends Pick<WordRowProps, 'analysed' | 'hasStars' | 'pictureSource'> {
  readonly own: OwnWord
  readonly onChange: (changes: Partial<OwnWord>) => void
}

/** Rarely used fields, because their defaults suit most words. */
function Rest({ own, analysed, hasStars, pictureSource, onChange }: RestProps) {
  const { word, plural_form, correction, image } = own
  const [isEditing, setEditing] = useState(false)
  return (
    <div className={styles.rest}>
      {pictureSource !== undefined && (
        <PictureField
          of={word}
          image={image}
          canBeNone
          {...pictureSource}
          onChange={(chosen) => onChange({ image: chosen })}
        />
      )}
      {analysed && <ColouredLetters {...analysed} />}
      <CodeLegend />
      <FlatButton
        sign="pencil"
        aria-expanded={isEditing}
        aria-disabled={!analysed}
        aria-label={fill(texts.row.lettersOf, { word })}
        onClick={() => setEditing(!isEditing)}
      >
        {texts.row.letters}
      </FlatButton>
      {hasStars && <Stars own={own} onChange={onChange} />}
      {!word.includes(' ') && (
        <TextField
          label={fill(texts.row.plural, { word })}
          value={plural_form ?? ''}
          maxLength={ownStepLimits.word}
          onWrite={(value) => onChange({ plural_form: value.trim() === '' ? null : value })}
        />
      )}
      {analysed && (
        <div className={styles.marks}>
          {analysed.categories.slice(-maxCategories).map(({ category, label }) => (
            <StatusLabel key={category}>{label}</StatusLabel>
          ))}
          {analysed.likely_errors.length > 0 && (
            <span className={layout.quietSmall}>
              {fill(texts.row.likelyErrors, { words: analysed.likely_errors.join(', ') })}
            </span>
          )}
        </div>
      )}
      {isEditing && analysed && (
        <div className={styles.marks}>
          <LetterEditor
            analysed={analysed}
            isCorrected={correction !== null}
            onChange={(next) => onChange({ correction: next })}
            onClose={() => setEditing(false)}
          />
        </div>
      )}
    </div>
  )
}

const maxCategories = 3

interface WarningsProps extends Pick<WordRowProps, 'analysed' | 'isKnown' | 'homophones'> {
  readonly isCorrected: boolean
}

/** Shows only warnings that a teacher can act on. */
function Warnings({ analysed, isKnown, homophones, isCorrected }: WarningsProps) {
  const warnings = [
    isKnown === false && texts.row.unknown,
    homophones !== '' && fill(texts.row.homophone, { others: homophones }),
    ...(analysed?.doubts ?? []),
  ].filter((warning) => warning !== false)
  if (!analysed || (warnings.length === 0 && !isCorrected)) return null
  return (
    <div className={styles.marks}>
      {isCorrected && <StatusLabel look="good">{texts.row.corrected}</StatusLabel>}
      {warnings.map((warning) => (
        <StatusLabel key={warning} look="attention">
          {warning}
        </StatusLabel>
      ))}
    </div>
  )
}

const difficulties: readonly Difficulty[] = [1, 2, 3]
const starNames: Readonly<Record<Difficulty, string>> = {
  1: texts.stars.one,
  2: texts.stars.two,
  3: texts.stars.three,
}

function Stars({ own, onChange }: { own: OwnWord; onChange: (changes: Partial<OwnWord>) => void }) {
  const toggle = (difficulty: Difficulty) => {
    const next = difficulties.filter((known) => own.difficulties.includes(known) !== (known === difficulty))
    if (next.length > 0) onChange({ difficulties: next })
  }
  return (
    <fieldset className={styles.stars} aria-label={fill(texts.stars.of, { word: own.word })}>
      {difficulties.map((difficulty) => (
        <Checkbox
          key={difficulty}
          isChecked={own.difficulties.includes(difficulty)}
          onToggle={() => toggle(difficulty)}
        >
          {Array.from({ length: difficulty }, (_, at) => (
            <ControlIcon key={at} name="star" />
          ))}
          <HiddenText>{fill(texts.stars.at, { word: own.word, stars: starNames[difficulty] })}</HiddenText>
        </Checkbox>
      ))}
    </fieldset>
  )
}

interface SyllableDivisionPickerProps {
  readonly word: string
  readonly cuts: AnalysedWord['cuts']
  /** Marks of the chosen division, or null. */
  readonly chosen: string | null
  readonly onChoose: (marked: string) => void
}

function SyllableDivisionPicker({ word, cuts, chosen, onChoose }: SyllableDivisionPickerProps) {
  return (
    <fieldset className={styles.cuts}>
      <legend>{fill(texts.row.whichCut, { word })}</legend>
      {cuts.map(({ marked, syllables }) => (
        <FlatButton
          key={marked}
          look={marked === chosen ? 'marked' : 'plain'}
          aria-pressed={marked === chosen}
          onClick={() => onChoose(marked)}
        >
          {syllables.replaceAll(',', ' · ')}
        </FlatButton>
      ))}
    </fieldset>
  )
}

/** Plays the sounds of a word that is not stored yet. */
function SayButton({ word, groups }: { word: string; groups: readonly SoundGroup[] }) {
  const { isBusy, hear } = usePlayTrialSound()
  return (
    <FlatButton
      look="bare"
      sign="play"
      aria-disabled={isBusy}
      aria-label={fill(commonTexts.listenTo, { word })}
      title={fill(commonTexts.listenTo, { word })}
      onClick={() => hear('word', groups)}
    />
  )
}
