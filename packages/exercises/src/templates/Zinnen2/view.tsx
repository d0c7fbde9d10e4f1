import { exerciseTexts } from '@letterliaan/texts/exercise'
import { maxSentenceLength } from '../../kit/free-typing-flow.ts'
import { hasLetterOf } from '../../kit/word-data.ts'
import { TryAgainMessage } from '../../view-kit/feedback/TryAgainMessage.tsx'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { WordCard } from '../../view-kit/word-card/WordCard.tsx'
import { Paper } from '../../view-kit/writing/Paper.tsx'
import styles from './view.module.css'
import { logic, texts, type Zinnen2Event, type Zinnen2State } from './logic.ts'

function Body({ turn, state, send, wrongMove }: BodyProps<Zinnen2State, Zinnen2Event>) {
  const { isWordVisible, rejections, counted, input } = state
  return (
    <>
      {isWordVisible && <WordCard word={turn.word.word} isVisible />}
      <div className={styles.sentence}>
        <Paper
          logic={logic}
          label={exerciseTexts.yourSentence}
          text={input}
          rows={2}
          maxLength={maxSentenceLength}
          marked={counted}
          refusals={counted.length + rejections}
          onText={(text) => send({ type: 'text', text })}
        />
        {wrongMove}
      </div>
    </>
  )
}

function Feedback({
  turn,
  state: { input, counted, lacksWord, rejected, rejections },
}: BodyProps<Zinnen2State, Zinnen2Event>) {
  if (!lacksWord && rejected === null) return null
  const isNear = hasLetterOf(input, turn.word.sentence)
  return <TryAgainMessage key={counted.length + rejections} text={isNear ? texts.notYet : texts.nothingYet} />
}

export const view: TemplateView<Zinnen2State, Zinnen2Event> = {
  logic,
  Body,
  placesWrongMove: true,
  Feedback,
  yieldsToHelp: true,
  instruction: texts.instruction,
  isWordVisible: (state) => state.isWordVisible,
  hasKeyboard: true,
}
