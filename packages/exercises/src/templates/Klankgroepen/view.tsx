import { fill } from '@letterliaan/texts'
import type { Turn } from '../../kit/template.ts'
import { EndSoundRow } from '../../view-kit/choosing/EndSoundRow.tsx'
import type { BodyProps, TurnInstruction, TemplateView } from '../../view-kit/turn/template-view.ts'
import { CutWord } from './CutWord.tsx'
import { NamedGroups } from './NamedGroups.tsx'
import { endSoundLooks, listSoundGroupTexts, isEndSoundKind } from '../../kit/end-sounds.ts'
import { isFullyCut, logic, texts, type KlankgroepenEvent, type KlankgroepenState } from './logic.ts'
import styles from './view.module.css'

function Body({ turn, state, send, wrongMove }: BodyProps<KlankgroepenState, KlankgroepenEvent>) {
  if (!isFullyCut(turn, state)) {
    return (
      <div className={styles.cut}>
        <CutWord word={turn.word} state={state} onCut={(at) => send({ type: 'cut', at })} />
        {wrongMove}
      </div>
    )
  }
  const groups = listSoundGroupTexts(turn.word, state.cuts)
  return (
    <>
      <NamedGroups groups={groups} kinds={state.kinds} refusals={state.refusals} />
      <EndSoundRow
        legend={fill(texts.hearOf, { group: groups[state.kinds.length] ?? texts.everyGroup })}
        tried={state.wrongKinds}
        wrongMove={wrongMove}
        onChoose={(kind) => send({ type: 'name', kind })}
        isOver={state.kinds.length === groups.length}
      />
    </>
  )
}

const instructionOf = (turn: Turn, state: KlankgroepenState): TurnInstruction => {
  if (!isFullyCut(turn, state)) return texts.instruction
  const group = listSoundGroupTexts(turn.word, state.cuts)[state.kinds.length]
  return group === undefined ? texts.done : { shown: fill(texts.hearOf, { group }), said: texts.hear }
}

export const view: TemplateView<KlankgroepenState, KlankgroepenEvent> = {
  logic,
  Body,
  placesWrongMove: true,
  nameAttempt: (_turn, { attempt }) => (isEndSoundKind(attempt) ? endSoundLooks[attempt].name : attempt),
  instruction: instructionOf,
}
