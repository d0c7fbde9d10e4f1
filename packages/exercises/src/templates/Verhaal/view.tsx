import type { FreeTyping, FreeTypingEvent } from '../../kit/free-typing-flow.ts'
import { TryAgainMessage } from '../../view-kit/feedback/TryAgainMessage.tsx'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { Paper } from '../../view-kit/writing/Paper.tsx'
import { WordsToUse } from '../../view-kit/writing/WordsToUse.tsx'
import { isTooShort, logic, maxStoryLength, texts } from './logic.ts'

function Body({ turn, state, send }: BodyProps<FreeTyping, FreeTypingEvent>) {
  return (
    <>
      <WordsToUse words={turn.words} text={state.input} difficulty={turn.difficulty} />
      <Paper
        logic={logic}
        label={texts.story}
        text={state.input}
        rows={5}
        maxLength={maxStoryLength}
        refusals={state.rejections}
        onText={(text) => send({ type: 'text', text })}
      />
    </>
  )
}

function Feedback({ turn, state }: BodyProps<FreeTyping, FreeTypingEvent>) {
  if (state.rejected === null)
    return state.isAskedMore && isTooShort(turn, state.input) ? (
      <TryAgainMessage text={texts.moreToTell} />
    ) : null
  return <TryAgainMessage key={state.rejections} text={texts.wordsLoose} />
}

export const view: TemplateView<FreeTyping, FreeTypingEvent> = {
  logic,
  Body,
  Feedback,
  yieldsToHelp: true,
  instruction: texts.instruction,
  hasKeyboard: true,
}
