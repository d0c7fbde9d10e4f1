import type { DetailedResult } from '@letterliaan/contract'
import { fill, type SpokenLine, toProductLine } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { HiddenText, joinClasses, shared, SpeakerButton } from '@letterliaan/ui'
import { Icon } from '@letterliaan/ui/pictures'
import { SpokenText } from '@letterliaan/ui/spoken'
import type { ReactNode } from 'react'
import { adviseOnWords } from '../../kit/advice.ts'
import type { TemplateLogic, Turn } from '../../kit/template.ts'
import { writesWord } from '../../kit/spelling.ts'
import { compareSpelling, type SpelledPiece } from '../../kit/spelling-difference.ts'
import { cutMark } from '../../kit/sound-groups.ts'
import { wasCorrected } from '../../run/missed-words.ts'
import type { RightAnswerDetail } from '../../kit/right-answer.ts'
import { AnsweredWord, BesideWord, CutSoundGroups } from './AnsweredWord.tsx'
import styles from './Results.module.css'

export interface ResultsProps {
  readonly results: readonly DetailedResult[]
  readonly logic?: Partial<Pick<TemplateLogic, 'outro' | 'spelling' | 'turn' | 'word'>>
  readonly turnOf?: (word: string) => Turn | null
  readonly step_id?: number
  readonly onSpeak?: ((word: string) => void) | undefined
}

const typedWords: NonNullable<ResultsProps['logic']> = {}

/** Shows results: an eye means peeked, a question mark that help was asked (EX-6, EX-7). */
export function Results({ results, onSpeak, ...more }: ResultsProps) {
  const { logic = typedWords } = more
  return (
    <div className={styles.overview}>
      <ResultList
        title={logic.outro?.rightWords ?? exerciseTexts.outro.typed}
        {...more}
        results={results.filter(({ success }) => success)}
      />
      <ResultList
        title={exerciseTexts.outro.toPractise}
        {...more}
        results={results.filter(({ success }) => !success)}
        onSpeak={onSpeak}
      />
    </div>
  )
}

function ResultList({
  title,
  results,
  onSpeak,
  logic = typedWords,
  turnOf = noTurn,
  step_id = 0,
}: ResultsProps & { readonly title: SpokenLine }) {
  if (results.length === 0) return null
  const told = results.map((result) => ({ ...result, ...result.first_slip }))
  const advice = adviseOnWords(
    told.map((result) => ({
      ...result,
      category: turnOf(result.word)?.word.category,
      sound_groups: turnOf(result.word)?.word.sound_groups,
      isSpelt: isSpelt(logic, result),
    })),
  )
  return (
    <section className={joinClasses(shared.slip, styles.list)}>
      <h3 className={styles.heading}>
        <SpokenText line={title} />
      </h3>
      <ul className={joinClasses(shared.wrap, styles.words)}>
        {told.map((result, at) => (
          <ResultItem
            key={result.word}
            {...{ result, logic, onSpeak, step_id }}
            turn={turnOf(result.word)}
            advice={advice[at]}
          />
        ))}
      </ul>
    </section>
  )
}

const noTurn = () => null

/** A wrong colour or clap says nothing about the spelling. */
const isSpelt = (
  { word, spelling, turn, outro }: NonNullable<ResultsProps['logic']>,
  { written }: Pick<DetailedResult, 'written'>,
): boolean =>
  (word === undefined || spelling === undefined || writesWord({ word, spelling })) &&
  !((turn?.givesColors || outro?.written) && written === undefined)

interface ResultItemProps extends Pick<ResultsProps, 'logic' | 'onSpeak'> {
  readonly result: DetailedResult
  readonly step_id: number
  readonly turn: Turn | null
  readonly advice: string | undefined
}

function ResultItem({ result, logic = typedWords, turn, step_id, advice, onSpeak }: ResultItemProps) {
  const { word, success, written, is_unfinished, cheats_used, hints_used } = result
  const answer = turn && (logic.outro?.shows?.(turn) ?? null)
  const wasWrong = !success && written !== undefined && written.trim() !== '' && written !== word
  return (
    <li className={joinClasses(shared.word, shared.inline, styles.word)} data-beside={answer?.kind}>
      <AnsweredWord word={word} answer={answer} />
      {cheats_used > 0 && <Icon name="eye" label={exerciseTexts.outro.looked} />}
      {hints_used > 0 && <Icon name="question" label={exerciseTexts.outro.hinted} />}
      {!success && onSpeak !== undefined && (
        <SpeakerButton label={fill(commonTexts.listenToWord, { word })} onClick={() => onSpeak(word)} />
      )}
      <BesideWord {...{ word, answer, success, step_id }} />
      {wasWrong && turn !== null && logic.outro?.written && (
        <OtherAnswer turn={turn} answer={answer} written={written} />
      )}
      {wasWrong && !logic.outro?.written && (
        <Difference
          {...{ written, word, is_unfinished }}
          isChosen={logic.outro?.choosesSpelling ?? false}
          isMended={wasCorrected(result)}
        />
      )}
      {!success && advice !== undefined && (
        <p className={joinClasses(shared.line, styles.advice)}>
          <Icon name="bulb" />
          <SpokenText line={toProductLine(advice)} />
        </p>
      )}
    </li>
  )
}

interface OtherAnswerProps {
  readonly turn: Turn
  readonly answer: RightAnswerDetail | null
  readonly written: string
}

function OtherAnswer({ turn, answer, written }: OtherAnswerProps) {
  if (answer?.kind === 'groups') {
    return (
      <Compared verb={exerciseTexts.outro.cut} right={<CutSoundGroups groups={answer.groups} />}>
        <CutSoundGroups groups={written.split(cutMark)} />
      </Compared>
    )
  }
  const chosen = turn.exercise_data.anchors.find(({ id }) => String(id) === written)
  if (answer?.kind !== 'anchor' || chosen === undefined) return null
  return (
    <Compared verb={exerciseTexts.outro.chose} right={answer.anchor.name}>
      {chosen.name}
    </Compared>
  )
}

interface ComparedProps {
  readonly verb: string
  readonly right: ReactNode
  readonly rightVerb?: string
  readonly children: ReactNode
}

const Compared = ({ verb, right, rightVerb = exerciseTexts.outro.soItIs, children }: ComparedProps) => (
  <dl className={styles.difference}>
    <dt>{verb}</dt>
    <dd>{children}</dd>
    <dt>{rightVerb}</dt>
    <dd>{right}</dd>
  </dl>
)

export interface DifferenceProps extends Pick<DetailedResult, 'word' | 'is_unfinished'> {
  readonly written: string
  readonly isChosen?: boolean
  /** True if the child wrote it right afterwards itself. */
  readonly isMended?: boolean
}

/** Strikes through and frames differences; an unfinished word ends in dots. */
export function Difference(props: DifferenceProps) {
  const { word, written, is_unfinished = false, isChosen = false, isMended = false } = props
  const difference = compareSpelling(written, word, is_unfinished)
  const verbs = isMended
    ? { verb: exerciseTexts.outro.wroteFirst, rightVerb: exerciseTexts.outro.thenRight }
    : { verb: exerciseTexts.outro.wrote }
  return (
    <Compared
      {...(isChosen ? { verb: exerciseTexts.outro.chose } : verbs)}
      right={<Spelling text={word} pieces={difference.right} mark={styles.right} />}
    >
      <Spelling text={written} pieces={difference.written} mark={styles.slip} />
      {is_unfinished && '…'}
    </Compared>
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
