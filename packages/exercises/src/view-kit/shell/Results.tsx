import type { DetailedResult } from '@letterliaan/contract'
import { fill, type SpokenLine, toldLine } from '@letterliaan/texts'
import * as commonTexts from '@letterliaan/texts/common'
import * as exerciseTexts from '@letterliaan/texts/exercise'
import { HiddenText, SpeakerButton } from '@letterliaan/ui'
import { Icon } from '@letterliaan/ui/pictures'
import { SpokenText } from '@letterliaan/ui/spoken'
import { adviseOnWords } from '../../kit/advice.ts'
import type { TemplateLogic } from '../../kit/template.ts'
import { compareSpelling, type SpelledPiece } from '../../kit/spelling-difference.ts'
import styles from './Results.module.css'

export interface ResultsProps {
  readonly results: readonly DetailedResult[]
  /** Where the child did not type the words. */
  readonly logic?: Pick<TemplateLogic, 'outro'>
  /** No speakers when left out. */
  readonly onSpeak?: ((word: string) => void) | undefined
}

const typedWords = {}

/**
 * An eye: peeked; a question mark: help was asked (EX-6, EX-7). A word to practise shows both spellings, its sound
 * and advice.
 */
export function Results({ results, logic = typedWords, onSpeak }: ResultsProps) {
  return (
    <div className={styles.overview}>
      <ResultList
        title={logic.outro?.rightWords ?? exerciseTexts.outro.typed}
        logic={logic}
        results={results.filter(({ success }) => success)}
      />
      <ResultList
        title={exerciseTexts.outro.toPractise}
        logic={logic}
        results={results.filter(({ success }) => !success)}
        onSpeak={onSpeak}
      />
    </div>
  )
}

function ResultList({
  title,
  results,
  logic = typedWords,
  onSpeak,
}: ResultsProps & { readonly title: SpokenLine }) {
  if (results.length === 0) return null
  const advice = adviseOnWords(results)
  return (
    <section className={styles.list}>
      <h3 className={styles.heading}>
        <SpokenText line={title} />
      </h3>
      <ul className={styles.words}>
        {results.map((result, at) => (
          <ResultItem key={result.word} {...{ result, logic, onSpeak }} advice={advice[at]} />
        ))}
      </ul>
    </section>
  )
}

interface ResultItemProps extends Pick<ResultsProps, 'logic' | 'onSpeak'> {
  readonly result: DetailedResult
  readonly advice: string | undefined
}

function ResultItem({ result, logic = typedWords, advice, onSpeak }: ResultItemProps) {
  const { word, success, written, is_unfinished, cheats_used, hints_used } = result
  return (
    <li className={styles.word}>
      {word}
      {cheats_used > 0 && <Icon name="eye" label={exerciseTexts.outro.looked} />}
      {hints_used > 0 && <Icon name="question" label={exerciseTexts.outro.hinted} />}
      {!success && onSpeak !== undefined && (
        <SpeakerButton label={fill(commonTexts.listenToWord, { word })} onClick={() => onSpeak(word)} />
      )}
      {!success && written !== undefined && written !== word && (
        <Difference
          verb={logic.outro?.choosesSpelling ? exerciseTexts.outro.chose : exerciseTexts.outro.wrote}
          {...{ written, word, is_unfinished }}
        />
      )}
      {!success && advice !== undefined && (
        <p className={styles.advice}>
          <Icon name="bulb" />
          <SpokenText line={toldLine(advice)} />
        </p>
      )}
    </li>
  )
}

export interface DifferenceProps extends Pick<DetailedResult, 'word' | 'is_unfinished'> {
  readonly verb: string
  readonly written: string
}

/** Differences are struck through and framed; an unfinished word ends in dots. */
export function Difference({ verb, word, written, is_unfinished = false }: DifferenceProps) {
  const difference = compareSpelling(written, word, is_unfinished)
  return (
    <dl className={styles.difference}>
      <dt>{verb}</dt>
      <dd>
        <Spelling text={written} pieces={difference.written} mark={styles.slip} />
        {is_unfinished && '…'}
      </dd>
      <dt>{exerciseTexts.outro.soItIs}</dt>
      <dd>
        <Spelling text={word} pieces={difference.right} mark={styles.right} />
      </dd>
    </dl>
  )
}

interface SpellingProps {
  readonly text: string
  readonly pieces: readonly SpelledPiece[]
  readonly mark: string | undefined
}

function Spelling({ text, pieces, mark }: SpellingProps) {
  return (
    <>
      <HiddenText>{text}</HiddenText>
      <span aria-hidden="true">
        {pieces.map((piece, at) =>
          piece.isDifferent ? (
            <mark key={at} className={mark}>
              {piece.text}
            </mark>
          ) : (
            piece.text
          ),
        )}
      </span>
    </>
  )
}
