import { fill } from '@letterliaan/texts'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { Button, Glyph, HiddenText, joinClasses, shared } from '@letterliaan/ui'
import { maxSentenceLength } from '../../kit/free-typing-flow.ts'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { Paper } from '../../view-kit/writing/Paper.tsx'
import { logic, listPhrases, texts, type ZinDicteeEvent, type ZinDicteeState } from './logic.ts'
import columns from '../../view-kit/columns.module.css'
import styles from './view.module.css'

function Body({ turn, state, send }: BodyProps<ZinDicteeState, ZinDicteeEvent>) {
  return (
    <div className={columns.column3}>
      <PhraseButtons
        count={listPhrases(turn).length}
        heard={state.heardPhrase}
        onListen={(phrase) => send({ type: 'listen', phrase })}
      />
      <Paper
        logic={logic}
        label={exerciseTexts.yourSentence}
        text={state.input}
        rows={2}
        maxLength={maxSentenceLength}
        onText={(text) => send({ type: 'text', text })}
      />
    </div>
  )
}

interface PhraseButtonsProps {
  readonly count: number
  readonly heard: number | null
  readonly onListen: (phrase: number) => void
}

/** A press keeps the cursor in the field. */
function PhraseButtons({ count, heard, onListen }: PhraseButtonsProps) {
  if (count === 0) return null
  return (
    <fieldset className={joinClasses(shared.wrap, styles.phrases)}>
      <legend>
        <HiddenText>{texts.phrases}</HiddenText>
      </legend>
      {Array.from({ length: count }, (_, at) => at + 1).map((number) => (
        <Button
          key={number}
          variant="secondary"
          icon={<Glyph name="speaker" />}
          aria-label={fill(texts.hearPhrase, { number, count })}
          data-heard={heard === number}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onListen(number)}
        >
          {fill(texts.phrase, { number })}
        </Button>
      ))}
    </fieldset>
  )
}

export const view: TemplateView<ZinDicteeState, ZinDicteeEvent> = {
  logic,
  Body,
  instruction: texts.instruction,
  hasKeyboard: true,
}
