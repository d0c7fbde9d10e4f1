import { fill } from '@letterliaan/texts'
import { HiddenText } from '@letterliaan/ui'
import { Picture, useLook, type Look } from '@letterliaan/ui/pictures'
import { TryAgainMessage } from '../../view-kit/feedback/TryAgainMessage.tsx'
import { NumberedChoice } from '../../view-kit/game/NumberedChoice.tsx'
import { pickKeyOf, usePickKeys } from '../../view-kit/game/usePickKeys.ts'
import { WordToWrite } from '../../view-kit/game/WordToWrite.tsx'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { useFocus } from '../../view-kit/turn/useFocus.ts'
import { logic, spellingsOf, texts, type VangnetEvent, type VangnetState } from './logic.ts'
import styles from './view.module.css'

type Props = BodyProps<VangnetState, VangnetEvent>

function Body(props: Props) {
  return (
    <div className={styles.sky}>
      <Flock {...props} />
      {props.state.refused === null ? <WordToWrite {...props} /> : <Net {...props} />}
    </div>
  )
}

/** In the net and free. In the look 10+ a bird that is ringed and let go, as on an expedition. */
const birds: Readonly<Record<Look, { readonly caught: string; readonly free: string }>> = {
  jungle: { caught: 'bird', free: 'bird' },
  'field-camp': { caught: 'field-bird', free: 'field-bird-free' },
}

/** A bird for each word: free, or still in the net. */
function Flock({ turn: { word, words } }: Props) {
  const count = words.indexOf(word)
  const { caught, free } = birds[useLook()]
  return (
    <p className={styles.flock}>
      <HiddenText>{fill(texts.freed, { count })}</HiddenText>
      {words.map(({ id }, at) => (
        <span key={id} className={styles.flyer} data-free={at < count || undefined}>
          <Picture name={at < count ? free : caught} size="1.75rem" />
        </span>
      ))}
    </p>
  )
}

function Net({ turn, state, send }: Props) {
  const spellings = spellingsOf(turn, state)
  const pick = (at: number) => send({ type: 'catch', spelling: spellings[at] ?? '' })
  const net = useFocus<HTMLFieldSetElement>()
  const { caught } = birds[useLook()]
  usePickKeys(spellings.length, pick)
  return (
    <fieldset ref={net} tabIndex={-1} className={styles.birds}>
      <legend>
        <HiddenText>{texts.birds}</HiddenText>
      </legend>
      {spellings.map((spelling, at) => (
        <NumberedChoice
          key={spelling}
          number={at + 1}
          label={fill(texts.bird, { number: pickKeyOf(at + 1), spelling })}
          isRefused={state.refused?.includes(spelling) === true}
          onPick={() => pick(at)}
        >
          <Picture name={caught} size="2.25rem" />
          {spelling}
        </NumberedChoice>
      ))}
    </fieldset>
  )
}

function Feedback({ state: { refused, hasCaught }, feedback }: Props) {
  if (refused !== null)
    return refused.length === 0 ? null : <TryAgainMessage key={refused.length} text={texts.otherBird} />
  // The rule comes after the choice.
  if (!hasCaught) return null
  return <TryAgainMessage text={feedback === null ? texts.caught : texts.caughtAfter} advice={feedback} />
}

export const view: TemplateView<VangnetState, VangnetEvent> = {
  logic,
  Body,
  Feedback,
  yieldsToHelp: true,
  instruction: (_turn, { refused, hasCaught }) =>
    refused === null ? (hasCaught ? texts.writeAgain : texts.write) : texts.catchRight,
  hasKeyboard: ({ refused }) => refused === null,
}
