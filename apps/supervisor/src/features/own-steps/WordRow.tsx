import type { AnalysedWord, Difficulty, OwnStepFinding, OwnWord } from '@letterliaan/contract'
import { ownStepLimits } from '@letterliaan/contract/limits'
import { HiddenText, joinClasses, TextField } from '@letterliaan/ui'
import { memo, useMemo, useState } from 'react'
import { fill } from '@letterliaan/texts'
import { Badge } from '../../app/controls/Badge.tsx'
import { Checkbox } from '../../app/controls/Checkbox.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Sign } from '../../app/controls/Sign.tsx'
import { CutChoice } from './CutChoice.tsx'
import { DragHandle } from './DragHandle.tsx'
import rows from './EditList.module.css'
import { LetterEditor } from './LetterEditor.tsx'
import { Letters } from './Letters.tsx'
import { PictureField, type PictureSource } from './PictureField.tsx'
import { SayButton } from './SayButton.tsx'
import type { RowPlace } from './useReorder.ts'
import styles from './WordRow.module.css'
import * as texts from './texts.ts'

export interface WordRowProps {
  readonly word: OwnWord
  /** Undefined while it is not there yet. */
  readonly analysed: AnalysedWord | undefined
  /** Does the dictionary have it? Undefined while that is not known. */
  readonly isKnown: boolean | undefined
  /** Words that sound the same, by commas; empty where there are none. */
  readonly homophones: string
  readonly findings: readonly OwnStepFinding[] | undefined
  /** Can be chosen at how many stars the word takes part. */
  readonly hasStars: boolean
  readonly pictureSource: PictureSource | undefined
  readonly at: number
  readonly placeAt: (at: number) => RowPlace
  readonly onChange: (at: number, word: OwnWord) => void
  readonly onRemove: (word: OwnWord) => void
}

/** Drawn anew only where its own word, or what is said of it, is another. */
export const WordRow = memo(function WordRow(props: WordRowProps) {
  const {
    word: own,
    analysed,
    isKnown,
    homophones,
    findings,
    hasStars,
    pictureSource,
    at,
    placeAt,
    onChange,
    onRemove,
  } = props
  const { word, sentence, plural_form, correction, image } = own
  const [isOpen, setOpen] = useState(false)
  const error =
    findings?.find(({ severity }) => severity === 'error')?.message ?? analysed?.refusal ?? undefined
  const change = (changes: Partial<OwnWord>) => onChange(at, { ...own, ...changes })
  const place = useMemo<RowPlace>(
    () => ({ onMove: (by) => placeAt(at).onMove(by), onDrop: (y) => placeAt(at).onDrop(y) }),
    [at, placeAt],
  )

  return (
    <li className={joinClasses(rows.row, styles.word)}>
      <DragHandle name={word} place={place} />
      <div className={styles.about}>
        {pictureSource !== undefined && (
          <PictureField
            of={word}
            image={image}
            canBeNone
            {...pictureSource}
            onChange={(chosen) => change({ image: chosen })}
          />
        )}
        <h3>{word}</h3>
        {analysed && <SayButton word={word} groups={analysed.groups} />}
        {analysed && <Letters {...analysed} />}
        {analysed && analysed.cuts.length > 0 && correction === null && (
          <CutChoice
            word={word}
            cuts={analysed.cuts}
            chosen={own.marked ?? analysed.marked}
            onChoose={(marked) => change({ marked })}
          />
        )}
        <Marks
          analysed={analysed}
          isKnown={isKnown}
          homophones={sentence.trim() === '' ? homophones : ''}
          isCorrected={correction !== null}
        />
      </div>
      <div className={styles.fields}>
        <TextField
          label={fill(texts.row.sentence, { word })}
          value={sentence}
          error={error}
          maxLength={ownStepLimits.sentence}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => change({ sentence: value })}
        />
        <TextField
          label={fill(texts.row.plural, { word })}
          value={plural_form ?? ''}
          maxLength={ownStepLimits.word}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) =>
            change({ plural_form: value.trim() === '' ? null : value })
          }
        />
      </div>
      <div className={styles.tools}>
        {hasStars && <Stars own={own} onChange={change} />}
        <FlatButton
          sign="pencil"
          aria-expanded={isOpen}
          aria-disabled={!analysed}
          aria-label={fill(texts.row.lettersOf, { word })}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.row.letters}
        </FlatButton>
        <FlatButton
          sign="remove"
          aria-label={fill(texts.row.remove, { word })}
          title={texts.removeItem}
          onClick={() => onRemove(own)}
        />
      </div>
      {isOpen && analysed && (
        <div className={styles.whole}>
          <LetterEditor
            analysed={analysed}
            isCorrected={correction !== null}
            onChange={(next) => change({ correction: next })}
            onClose={() => setOpen(false)}
          />
        </div>
      )}
    </li>
  )
})

const maxCategories = 3

interface MarksProps extends Pick<WordRowProps, 'analysed' | 'isKnown' | 'homophones'> {
  readonly isCorrected: boolean
}

function Marks({ analysed, isKnown, homophones, isCorrected }: MarksProps) {
  if (!analysed) return null
  return (
    <div className={styles.marks}>
      {isCorrected && <Badge look="good">{texts.row.corrected}</Badge>}
      {isKnown === false && <Badge look="attention">{texts.row.unknown}</Badge>}
      {homophones !== '' && (
        <Badge look="attention">{fill(texts.row.homophone, { others: homophones })}</Badge>
      )}
      {analysed.doubts.map((doubt) => (
        <Badge key={doubt} look="attention">
          {doubt}
        </Badge>
      ))}
      {analysed.categories.slice(-maxCategories).map(({ category, label }) => (
        <Badge key={category}>{label}</Badge>
      ))}
      {analysed.likely_errors.length > 0 && (
        <span className={rows.quiet}>
          {fill(texts.row.likelyErrors, { words: analysed.likely_errors.join(', ') })}
        </span>
      )}
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
          label={fill(texts.stars.at, { word: own.word, stars: starNames[difficulty] })}
          isChecked={own.difficulties.includes(difficulty)}
          onToggle={() => toggle(difficulty)}
        >
          {Array.from({ length: difficulty }, (_, at) => (
            <Sign key={at} name="star" />
          ))}
          <HiddenText>{fill(texts.stars.at, { word: own.word, stars: starNames[difficulty] })}</HiddenText>
        </Checkbox>
      ))}
    </fieldset>
  )
}
