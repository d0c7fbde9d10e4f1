import { exerciseTexts } from '@letterliaan/texts/exercise'
import { maxSentenceLength, type FreeTyping, type FreeTypingEvent } from '../../kit/free-typing-flow.ts'
import { TryAgainMessage } from '../../view-kit/feedback/TryAgainMessage.tsx'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { Paper } from '../../view-kit/writing/Paper.tsx'
import { WordsToUse } from '../../view-kit/writing/WordsToUse.tsx'
import { isWordAlone, logic, texts } from './logic.ts'

function Body({ turn, state, send }: BodyProps<FreeTyping, FreeTypingEvent>) {
  return (
    <>
      <WordsToUse words={[turn.word]} text={state.input} difficulty={turn.difficulty} />
      <Paper
        logic={logic}
        label={exerciseTexts.yourSentence}
        text={state.input}
        rows={2}
        maxLength={maxSentenceLength}
        refusals={state.rejections}
        onText={(text) => send({ type: 'text', text })}
      />
    </>
  )
}

function Feedback({ turn, state }: BodyProps<FreeTyping, FreeTypingEvent>) {
  if (state.rejected === null)
    return state.isAskedMore && isWordAlone(turn, state.input) ? (
      <TryAgainMessage text={texts.makeSentence} />
    ) : null
  return <TryAgainMessage key={state.rejections} text={texts.wordLoose} />
}

export const view: TemplateView<FreeTyping, FreeTypingEvent> = {
  logic,
  Body,
  Feedback,
  yieldsToHelp: true,
  instruction: texts.instruction,
  hasKeyboard: true,
}
