import { fill } from '@letterliaan/texts'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { HiddenText, joinClasses, shared } from '@letterliaan/ui'
import type { HiddenWordTypingEvent } from '../../kit/hidden-typing.ts'
import { splitLetters } from '../../kit/word-data.ts'
import { TryAgainMessage } from '../../view-kit/feedback/TryAgainMessage.tsx'
import { CheckMark } from '../../view-kit/feedback/CheckMark.tsx'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { TypingField } from '../../view-kit/typing-field/TypingField.tsx'
import { WordCard } from '../../view-kit/word-card/WordCard.tsx'
import { logic, texts, type TypKlankgroepen2State } from './logic.ts'
import styles from './view.module.css'

const cutAdvice = {
  missing: texts.newGroup,
  early: texts.notDone,
} as const

function Body({ turn, state, send }: BodyProps<TypKlankgroepen2State, HiddenWordTypingEvent>) {
  const { groups, typing } = state
  return (
    <>
      {state.isWordVisible && <WordCard word={turn.word.word} isVisible />}
      {groups !== null && <CoveredGroups groups={groups} />}
      <TypingField
        key={groups === null ? 'groups' : 'word'}
        label={groups === null ? texts.typeGroups : texts.typeWord}
        text={typing.input}
        refusals={typing.refusals}
        onText={(text) => send({ type: 'text', text })}
      />
    </>
  )
}

function Feedback({ state: { wrongCut } }: BodyProps<TypKlankgroepen2State, HiddenWordTypingEvent>) {
  return wrongCut === null ? null : <TryAgainMessage text={cutAdvice[wrongCut]} />
}

function CoveredGroups({ groups }: { readonly groups: readonly string[] }) {
  return (
    <p className={joinClasses(shared.row, styles.groups)}>
      <HiddenText>{fill(texts.groupsRight, { count: groups.length })}</HiddenText>
      {groups.map((group, at) => (
        <span key={at} className={styles.group} aria-hidden="true">
          {splitLetters(group).map((_letter, place) => (
            <span key={place} className={styles.dot} />
          ))}
        </span>
      ))}
      <CheckMark />
    </p>
  )
}

export const view: TemplateView<TypKlankgroepen2State, HiddenWordTypingEvent> = {
  logic,
  Body,
  Feedback,
  leavesNudge: ({ wrongCut }) => wrongCut === null,
  instruction: (_turn, { groups }) => (groups === null ? texts.instruction : exerciseTexts.typeWhole),
  isWordVisible: (state) => state.isWordVisible,
  hasKeyboard: true,
}
