import { fill } from '@letterliaan/texts'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { Button, Glyph, IconButton, joinClasses, shared } from '@letterliaan/ui'
import { Picture } from '@letterliaan/ui/pictures'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { endSoundLooks, isEndSoundKind } from '../../kit/end-sounds.ts'
import { findSentSlip } from '../../kit/find-sent-slip.ts'
import { listSoundGroups } from '../../kit/sound-groups.ts'
import { Block } from '../../view-kit/blocks/Block.tsx'
import { ChoiceRow } from '../../view-kit/choosing/ChoiceRow.tsx'
import { EndSoundRow } from '../../view-kit/choosing/EndSoundRow.tsx'
import { TryAgainMessage } from '../../view-kit/feedback/TryAgainMessage.tsx'
import quiet from '../../view-kit/turn/quiet.module.css'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { useFocus } from '../../view-kit/turn/useFocus.ts'
import { TypingField } from '../../view-kit/typing-field/TypingField.tsx'
import {
  findSoundGroupToHear,
  findKindToHear,
  logic,
  listMissingRules,
  findSoundToHear,
  texts,
  type StappenPlanEvent,
  type StappenPlanState,
} from './logic.ts'
import { chooseRuleChoices, ruleNames } from './rules.ts'
import columns from '../../view-kit/columns.module.css'
import styles from './view.module.css'

type Props = BodyProps<StappenPlanState, StappenPlanEvent>

function Body(props: Props) {
  const { state, send } = props
  return (
    <div className={columns.column3}>
      <Groups {...props} />
      {state.stage === 'clap' && <Clapping {...props} />}
      {state.stage === 'end' && (
        <EndSoundRow
          legend={texts.hear.text}
          tried={state.tried.filter(isEndSoundKind)}
          wrongMove={props.wrongMove}
          onChoose={(choice) => send({ type: 'choose', choice })}
          isOver={false}
        />
      )}
      {state.stage === 'rules' && <Rules {...props} />}
      {state.stage === 'write' && <Writing {...props} />}
    </div>
  )
}

function Groups({ turn: { word }, state: { stage, claps } }: Props) {
  const list = useFocus<HTMLOListElement>(stage)
  const end = stage === 'rules' || stage === 'write' ? findKindToHear(word) : null
  return (
    <ol
      ref={list}
      tabIndex={-1}
      className={joinClasses(styles.groups, quiet.quiet)}
      aria-label={fill(texts.claps, { count: claps })}
      data-word-row
    >
      {Array.from({ length: claps }, (_, at) => {
        const decides = at === findSoundGroupToHear(word)
        const look = decides && end !== null ? endSoundLooks[end] : null
        const isNow = decides && stage === 'end'
        return (
          <li key={at} aria-current={isNow || undefined} aria-label={look?.name}>
            <Block color={look?.color ?? null} isActive={isNow} />
          </li>
        )
      })}
    </ol>
  )
}

function Clapping({ state: { claps, wrongClaps }, send, wrongMove }: Props) {
  const button = useFocus<HTMLButtonElement>(wrongClaps)
  return (
    <div className={joinClasses(shared.line, styles.clapping)}>
      <Button
        ref={button}
        variant="secondary"
        size="large"
        icon={<Picture name="clapping-hands" size="2rem" />}
        onClick={() => send({ type: 'clap' })}
      >
        {texts.clapOnce}
      </Button>
      <IconButton
        label={texts.takeBack}
        icon={<Glyph name="minus" />}
        variant="paper"
        disabled={claps === 0}
        onClick={() => send({ type: 'take-back' })}
      />
      {wrongMove}
    </div>
  )
}

function Rules({ turn, state, send }: Props) {
  const { choices } = chooseRuleChoices(turn.word)
  const { textOf, speaker } = useReadAloud(choices.map((rule) => ruleNames[rule]))
  return (
    <ChoiceRow
      legend={texts.choose.text}
      choices={choices.map((value, at) => ({ value, label: textOf(at) }))}
      tried={choices.filter((rule) => state.tried.includes(rule))}
      chosen={state.rules}
      wrongMove={null}
      onChoose={(choice) => send({ type: 'choose', choice })}
      isOver={false}
      className={styles.choices}
      speaker={speaker}
    />
  )
}

function Writing({ state, send }: Props) {
  return (
    <>
      <ul className={styles.chosen} aria-label={texts.chosen}>
        {state.rules.map((rule) => (
          <li key={rule}>{ruleNames[rule].text}</li>
        ))}
      </ul>
      <TypingField
        label={exerciseTexts.typeWord}
        text={state.input}
        refusals={state.rejections}
        onText={(text) => send({ type: 'text', text })}
      />
    </>
  )
}

function Feedback({ turn, state, feedback }: Props) {
  const { stage, wrongClaps, claps, tried, wrongRule, misses, rejected, rejections } = state
  if (stage === 'clap' && wrongClaps !== null && claps === 0)
    return (
      <TryAgainMessage
        key={wrongClaps}
        text={wrongClaps < listSoundGroups(turn.word).length ? texts.more : texts.fewer}
      />
    )
  if (stage === 'end' && tried.length > 0) {
    const sound = findSoundToHear(turn.word)
    const advice = sound === null ? null : fill(texts.youHear, { sound })
    return <TryAgainMessage key={tried.length} text={texts.listenToEnd} advice={advice} />
  }
  if (stage === 'rules' && wrongRule === 'other')
    return <TryAgainMessage key={tried.length} text={texts.otherRule} />
  if (stage === 'rules' && wrongRule === 'missed') {
    const [rule] = listMissingRules(turn, state.rules)
    const advice =
      rule === undefined || misses < 2 ? null : fill(texts.thinkOf, { rule: ruleNames[rule].text })
    return <TryAgainMessage key={-misses} text={texts.missed} advice={advice} />
  }
  if (rejected === null) return null
  const advice = findSentSlip(logic, turn, rejected) ?? feedback
  return <TryAgainMessage key={`form ${rejections}`} text={exerciseTexts.notYet} advice={advice} />
}

const instructions = { clap: texts.clap, end: texts.hear, rules: texts.choose, write: texts.write }

export const view: TemplateView<StappenPlanState, StappenPlanEvent> = {
  logic,
  Body,
  Feedback,
  yieldsToHelp: true,
  placesWrongMove: true,
  nameAttempt: (_turn, { attempt }) => (isEndSoundKind(attempt) ? endSoundLooks[attempt].name : attempt),
  instruction: (_turn, { stage }) => instructions[stage],
  hasKeyboard: ({ stage }) => stage === 'write',
  comesBeforeSubmit: ({ stage }) => stage === 'end',
}
