import type { Choosing, ChoosingEvent } from '../../kit/choosing.ts'
import { splitCommaList } from '../../kit/word-data.ts'
import { ChoiceRow } from '../../view-kit/choosing/ChoiceRow.tsx'
import { usePickKeys } from '../../view-kit/game/usePickKeys.ts'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { WordWithGap } from './WordWithGap.tsx'
import { chooseGap } from './gap.ts'
import { logic, texts } from './logic.ts'
import styles from './view.module.css'

function Body({ turn, state, send, wrongMove }: BodyProps<Choosing, ChoosingEvent>) {
  const gap = chooseGap(turn)
  const choices = gap?.choices ?? []
  const choose = (choice = '') => send({ type: 'choose', choice })
  // A key is ambiguous if a choice has two letters.
  const letters = choices.every(({ length }) => length === 1) ? choices.join('').toUpperCase() : ''
  usePickKeys(letters.length, (at) => choose(choices[at]), letters)
  if (gap === null) return null
  return (
    <>
      <WordWithGap
        graphemes={splitCommaList(turn.word.read_letters)}
        at={gap.at}
        filled={state.chosen}
        refusals={state.tried.length}
        image={turn.word.image}
      />
      <ChoiceRow
        legend={texts.choose}
        choices={choices.map((choice) => ({ value: choice, label: choice }))}
        tried={state.tried}
        wrongMove={wrongMove}
        onChoose={choose}
        isOver={state.chosen !== null}
        className={styles.choices}
      />
    </>
  )
}

export const view: TemplateView<Choosing, ChoosingEvent> = {
  logic,
  Body,
  placesWrongMove: true,
  instruction: () => texts.instruction,
}
