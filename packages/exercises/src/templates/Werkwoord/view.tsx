import { exerciseTexts } from '@letterliaan/texts/exercise'
import { Button, joinClasses, shared } from '@letterliaan/ui'
import { Picture } from '@letterliaan/ui/pictures'
import { useReadAloud } from '@letterliaan/ui/spoken'
import type { Turn } from '../../kit/template.ts'
import { ChoiceRow } from '../../view-kit/choosing/ChoiceRow.tsx'
import { TryAgainMessage } from '../../view-kit/feedback/TryAgainMessage.tsx'
import type { BodyProps, TurnInstruction, TemplateView } from '../../view-kit/turn/template-view.ts'
import { TypingField } from '../../view-kit/typing-field/TypingField.tsx'
import {
  adviseOnEnding,
  findQuestionToAsk,
  logic,
  type WerkwoordEvent,
  type WerkwoordState,
} from './logic.ts'
import { asksForm, listQuestionsOfTurn, type VerbQuestion } from './questions.ts'
import { chooseVerbChoiceFeedback, chooseVerbFormFeedback } from './retry.ts'
import { texts } from './texts.ts'
import { nameChoice } from './names.ts'
import { VerbSchemeList } from './VerbSchemeList.tsx'
import { VerbSentence } from './VerbSentence.tsx'
import columns from '../../view-kit/columns.module.css'
import styles from './view.module.css'

type Props = BodyProps<WerkwoordState, WerkwoordEvent>

function Body(props: Props) {
  const { turn, state, send } = props
  const { verb } = turn.word
  if (verb === undefined) return null
  const answered = listQuestionsOfTurn(turn).slice(0, state.answered)
  return (
    <>
      <VerbSentence
        word={turn.word}
        typed={state.input}
        showsSubject={answered.some(({ kind }) => kind === 'person')}
      />
      <VerbSchemeList answered={answered} />
      {state.isTyping ? (
        <TypingField
          label={exerciseTexts.typeWord}
          text={state.input}
          refusals={state.rejections}
          onText={(text) => send({ type: 'text', text })}
        />
      ) : (
        <Choosing {...props} />
      )}
    </>
  )
}

function Choosing({ turn, state, send, wrongMove }: Props) {
  const question = findQuestionToAsk(turn, state)
  if (question === null) return null
  return (
    <div className={columns.column2}>
      <ChoiceRow
        key={question.kind}
        legend={lineOf(turn, question).text}
        choices={question.choices.map((value) => ({ value, label: nameChoice(question, value) }))}
        tried={state.tried}
        wrongMove={wrongMove}
        onChoose={(choice) => send({ type: 'choose', choice })}
        isOver={false}
        className={styles.choices}
      />
      <KnowButton onKnow={() => send({ type: 'know' })} />
    </div>
  )
}

function KnowButton({ onKnow }: { readonly onKnow: () => void }) {
  const { textOf, speaker } = useReadAloud([texts.knows])
  return (
    <div className={joinClasses(shared.line, styles.know)}>
      <Button variant="quiet" icon={<Picture name="light-bulb" label="" size="1.5rem" />} onClick={onKnow}>
        {textOf(0)}
      </Button>
      {speaker}
    </div>
  )
}

function Feedback({ turn, state, feedback }: Props) {
  const question = findQuestionToAsk(turn, state)
  if (question === null)
    return state.rejected === null ? null : (
      <TryAgainMessage
        key={`form ${state.rejections}`}
        text={chooseVerbFormFeedback(turn, state.rejected)}
        advice={feedback}
      />
    )
  const wrong = state.tried.at(-1)
  if (wrong === undefined) return null
  const advice = question.kind === 'ending' ? adviseOnEnding(turn, wrong) : null
  return (
    <TryAgainMessage
      key={state.tried.length}
      text={chooseVerbChoiceFeedback(turn, question)}
      advice={advice}
    />
  )
}

const lineOf = ({ word }: Turn, { kind }: VerbQuestion) =>
  kind === 'time' && asksForm(word) ? texts.ask.form : texts.ask[kind]

const instructionOf = (turn: Turn, state: WerkwoordState): TurnInstruction => {
  const question = findQuestionToAsk(turn, state)
  return question === null ? texts.type : lineOf(turn, question)
}

export const view: TemplateView<WerkwoordState, WerkwoordEvent> = {
  logic,
  Body,
  Feedback,
  yieldsToHelp: true,
  placesWrongMove: true,
  nameAttempt(turn, { attempt, at }) {
    const question = listQuestionsOfTurn(turn)[at ?? -1]
    return question === undefined ? attempt : nameChoice(question, attempt)
  },
  instruction: instructionOf,
  hasKeyboard: ({ isTyping }) => isTyping,
  comesBeforeSubmit: ({ isTyping }) => !isTyping,
}
