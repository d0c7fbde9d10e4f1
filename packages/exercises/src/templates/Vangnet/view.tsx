import { fill } from '@letterliaan/texts'
import { HiddenText, joinClasses, shared } from '@letterliaan/ui'
import { Picture, useLook } from '@letterliaan/ui/pictures'
import { TryAgainMessage } from '../../view-kit/feedback/TryAgainMessage.tsx'
import { NumberedChoice } from '../../view-kit/game/NumberedChoice.tsx'
import { ReadAlong } from '../../view-kit/game/ReadAlong.tsx'
import { getPickKey, usePickKeys } from '../../view-kit/game/usePickKeys.ts'
import { DictationField } from '../../view-kit/typing-field/DictationBody.tsx'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { useFocus } from '../../view-kit/turn/useFocus.ts'
import { Aviary, birdPictures } from './Aviary.tsx'
import { logic, shuffleSpellings, texts, type VangnetEvent, type VangnetState } from './logic.ts'
import columns from '../../view-kit/columns.module.css'
import styles from './view.module.css'

type Props = BodyProps<VangnetState, VangnetEvent>

function Body(props: Props) {
  const { turn } = props
  return (
    <div className={columns.column3}>
      <HiddenText>{fill(texts.freed, { count: turn.words.indexOf(turn.word) })}</HiddenText>
      {props.state.refused === null ? (
        <DictationField state={props.state} send={props.send} />
      ) : (
        <Net {...props} />
      )}
    </div>
  )
}

function Net({ turn, state, send }: Props) {
  const spellings = shuffleSpellings(turn, state)
  const pick = (at: number) => send({ type: 'catch', spelling: spellings[at] ?? '' })
  const net = useFocus<HTMLFieldSetElement>()
  const { caught } = birdPictures[useLook()]
  usePickKeys(spellings.length, pick)
  return (
    <fieldset ref={net} tabIndex={-1} className={joinClasses(shared.row, styles.birds)}>
      <legend>
        <HiddenText>{texts.birds}</HiddenText>
      </legend>
      {spellings.map((spelling, at) => (
        <NumberedChoice
          key={spelling}
          number={at + 1}
          label={fill(texts.bird, { number: getPickKey(at + 1), spelling })}
          isRefused={state.refused?.includes(spelling) === true}
          onPick={() => pick(at)}
        >
          <Picture name={caught} size="clamp(2.25rem, 10dvh, 5rem)" />
          {spelling}
        </NumberedChoice>
      ))}
    </fieldset>
  )
}

function Feedback({ state: { refused, hasCaught }, feedback }: Props) {
  if (refused !== null)
    return refused.length === 0 ? null : <TryAgainMessage key={refused.length} text={texts.otherBird} />
  // The rule is shown after the choice.
  if (!hasCaught) return null
  return <TryAgainMessage text={feedback === null ? texts.caught : texts.caughtAfter} advice={feedback} />
}

export const view: TemplateView<VangnetState, VangnetEvent> = {
  logic,
  Body,
  game: { workplace: 'feeding', zoom: [0, 0], Beside: ReadAlong, Scene: Aviary },
  Feedback,
  yieldsToHelp: true,
  instruction: (_turn, { refused, hasCaught }) =>
    refused === null ? (hasCaught ? texts.writeAgain : texts.write) : texts.catchRight,
  hasKeyboard: ({ refused }) => refused === null,
  comesBeforeSubmit: ({ refused }) => refused !== null,
}
