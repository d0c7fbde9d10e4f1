import type { Anchor } from '@letterliaan/contract'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { Button, HiddenText, joinClasses, shared } from '@letterliaan/ui'
import { addBasePath } from '@letterliaan/web/base-path'
import { Fragment } from 'react'
import { findSentSlip } from '../../kit/find-sent-slip.ts'
import { TryAgainMessage } from '../../view-kit/feedback/TryAgainMessage.tsx'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { TypingField } from '../../view-kit/typing-field/TypingField.tsx'
import { canTap, logic, texts, type FoutenjagerEvent, type FoutenjagerState } from './logic.ts'
import { misspellSentence, findPlaceOfWord, type SentenceWord } from './misspelt-sentence.ts'
import { chooseNarrowing } from './narrowing.ts'
import { chooseAnchorChoices } from './rule-choices.ts'
import columns from '../../view-kit/columns.module.css'
import styles from './view.module.css'

type Props = BodyProps<FoutenjagerState, FoutenjagerEvent>

function Body(props: Props) {
  const { state, send } = props
  return (
    <div className={columns.column2}>
      <Sentence {...props} />
      {state.isFound && !state.hasRule && <Rules {...props} />}
      {state.hasRule && (
        <TypingField
          label={exerciseTexts.typeWord}
          text={state.input}
          refusals={state.rejections}
          onText={(text) => send({ type: 'text', text })}
        />
      )}
    </div>
  )
}

/** Shows each word as a button until the wrong one is found, then a sentence with that word marked. */
function Sentence({ turn, state, send }: Props) {
  const words = misspellSentence(turn.word)
  return (
    <fieldset
      className={joinClasses(shared.slip, shared.balanced, styles.sentence)}
      data-found={state.isFound || undefined}
    >
      <legend>
        <HiddenText>{texts.sentence}</HiddenText>
      </legend>
      {words.map((word) => (
        <Fragment key={word.at}>
          {word.at > 0 && ' '}
          <span className={styles.piece}>
            {word.before}
            {state.isFound ? (
              <ReadWord {...{ turn, word }} />
            ) : (
              <TappedWord {...{ turn, state, send, word }} />
            )}
            {word.after}
          </span>
        </Fragment>
      ))}
    </fieldset>
  )
}

interface WordProps extends Pick<Props, 'turn'> {
  readonly word: SentenceWord
}

const ReadWord = ({ turn, word: { text, at } }: WordProps) =>
  at === findPlaceOfWord(turn.word) ? <mark className={styles.found}>{text}</mark> : text

const TappedWord = ({ turn, state, send, word: { text, at } }: WordProps & Pick<Props, 'state' | 'send'>) => (
  <button
    type="button"
    className={styles.word}
    aria-disabled={!canTap(turn, state, at) || undefined}
    onClick={() => send({ type: 'tap', at })}
  >
    {text}
  </button>
)

function Rules({ turn, state, send }: Props) {
  return (
    <fieldset className={shared.row}>
      <legend>
        <HiddenText>{texts.rules}</HiddenText>
      </legend>
      {chooseAnchorChoices(turn).choices.map((anchor: Anchor) => (
        <Button
          key={anchor.id}
          variant="quiet"
          size="large"
          aria-disabled={state.tried.includes(anchor.id) || undefined}
          onClick={() => send({ type: 'rule', anchor: anchor.id })}
        >
          <img src={addBasePath(anchor.image_url)} alt="" className={styles.picture} />
          {anchor.name}
        </Button>
      ))}
    </fieldset>
  )
}

function Feedback({ turn, state, feedback }: Props) {
  const { isFound, hasRule, tapped, tried, rejected, rejections } = state
  if (!isFound)
    return tapped.length > 0 ? (
      <TryAgainMessage key={tapped.length} text={tapTexts[chooseNarrowing(tapped.length)]} />
    ) : null
  if (!hasRule) return tried.length > 0 ? <TryAgainMessage key={tried.length} text={texts.otherRule} /> : null
  if (rejected === null) return null
  const advice = findSentSlip(logic, turn, rejected) ?? feedback
  return <TryAgainMessage key={`form ${rejections}`} text={exerciseTexts.notYet} advice={advice} />
}

const tapTexts = { none: texts.isFine, part: texts.inPart, word: texts.isHere }

const instructionOf = ({ isFound, hasRule }: FoutenjagerState) =>
  isFound ? (hasRule ? texts.mend : texts.chooseRule) : texts.find

export const view: TemplateView<FoutenjagerState, FoutenjagerEvent> = {
  logic,
  Body,
  Feedback,
  yieldsToHelp: true,
  instruction: (_turn, state) => instructionOf(state),
  hasKeyboard: ({ hasRule }) => hasRule,
}
