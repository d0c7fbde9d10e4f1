import { fill } from '@letterliaan/texts'
import { HiddenText, joinClasses, shared } from '@letterliaan/ui'
import type { Choosing, ChoosingEvent } from '../../kit/choosing.ts'
import { useCarryCard } from '../../view-kit/choosing/useCarryCard.ts'
import { useShake } from '../../view-kit/feedback/useShake.ts'
import quiet from '../../view-kit/turn/quiet.module.css'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { useFocus } from '../../view-kit/turn/useFocus.ts'
import { AnchorPlace } from './AnchorPlace.tsx'
import { findAnchorOfChoice, logic, chooseSortingChoices, texts } from './logic.ts'
import styles from './view.module.css'

function Body({ turn, state, send, wrongMove }: BodyProps<Choosing, ChoosingEvent>) {
  const { word } = turn.word
  const { chosen, tried } = state
  const isPut = chosen !== null
  const put = (choice: string) => send({ type: 'choose', choice })
  // A key may put the card down while it is dragged.
  const { over, isCarried, handlers } = useCarryCard((choice) => isPut || put(choice))
  const shaken = useShake<HTMLDivElement>(tried.length)
  const card = useFocus<HTMLDivElement>(isPut)
  return (
    <>
      <div ref={shaken}>
        <div
          ref={card}
          tabIndex={-1}
          className={joinClasses(shared.board, shared.word, styles.card, quiet.quiet)}
          data-put={isPut || undefined}
          data-carried={isCarried || undefined}
          {...(isPut && !isCarried ? {} : handlers)}
        >
          <span className={styles.word}>{word}</span>
          {isPut && <HiddenText>{fill(texts.liesRight, { word })}</HiddenText>}
        </div>
      </div>
      <fieldset className={joinClasses(shared.row, styles.anchors)}>
        <legend>
          <HiddenText>{fill(texts.where, { word })}</HiddenText>
        </legend>
        {chooseSortingChoices(turn).choices.map((anchor) => (
          <AnchorPlace
            key={anchor.id}
            anchor={anchor}
            word={word}
            isChosen={chosen === String(anchor.id)}
            isTried={tried.includes(String(anchor.id))}
            isOver={over === String(anchor.id)}
            isDisabled={isPut}
            wrongMove={tried.at(-1) === String(anchor.id) && wrongMove}
            onPut={() => put(String(anchor.id))}
          />
        ))}
      </fieldset>
    </>
  )
}

export const view: TemplateView<Choosing, ChoosingEvent> = {
  logic,
  Body,
  placesWrongMove: true,
  nameAttempt: (turn, { attempt }) => findAnchorOfChoice(turn, attempt)?.name ?? attempt,
  instruction: () => texts.instruction,
}
