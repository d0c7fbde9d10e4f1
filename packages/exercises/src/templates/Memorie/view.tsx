import type { Word } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { gameTexts } from '@letterliaan/texts/games'
import { Button, Glyph, HiddenText, joinClasses, shared } from '@letterliaan/ui'
import type { CSSProperties } from 'react'
import type { TextTyped } from '../../kit/flow.ts'
import type { WrittenFirst } from '../../kit/written-first.ts'
import { TryAgainMessage } from '../../view-kit/feedback/TryAgainMessage.tsx'
import { GameStage } from '../../view-kit/game/GameStage.tsx'
import { ReadAlong } from '../../view-kit/game/ReadAlong.tsx'
import { getPickKey, usePickKeys } from '../../view-kit/game/usePickKeys.ts'
import { DictationField } from '../../view-kit/typing-field/DictationBody.tsx'
import { DictationFeedback } from '../../view-kit/typing-field/DictationFeedback.tsx'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { useFocus } from '../../view-kit/turn/useFocus.ts'
import { listCards, findSoughtWord } from './cards.ts'
import { Stalls } from './Stalls.tsx'
import { logic, texts, type MemorieEvent, type Seeking } from './logic.ts'
import styles from './view.module.css'

type Props = BodyProps<WrittenFirst<Seeking>, TextTyped | MemorieEvent>

function Body(props: Props) {
  const { state, turn, send } = props
  const { game } = state
  if (game === null) return <DictationField state={props.state} send={props.send} />
  const sought = findSoughtWord(turn)
  return (
    <div className={joinClasses(shared.column, styles.game)}>
      {sought !== null && !game.isFound && (
        <div className={shared.row}>
          <Button
            variant="secondary"
            icon={<Glyph name="speaker" />}
            aria-label={texts.hear}
            onClick={() => send({ type: 'hear' })}
          >
            {gameTexts.sought}
          </Button>
          <ReadAlong word={sought} />
        </div>
      )}
      <GameStage>
        <Table turn={turn} game={game} onTurn={(at) => send({ type: 'turn-card', at })} />
      </GameStage>
    </div>
  )
}

/** Returns the font size with which the longest word of the run fits on a card. */
const roomFor = (words: readonly Word[], places: number) =>
  ({
    '--longest': Math.max(...words.map(({ word }) => word.length)),
    '--places': places,
  }) as CSSProperties

interface TableProps extends Pick<Props, 'turn'> {
  readonly game: Seeking
  readonly onTurn: (at: number) => void
}

function Table({ turn, game, onTurn }: TableProps) {
  const cards = listCards(turn)
  // Enter then continues and does not turn the focused card.
  const table = useFocus<HTMLFieldSetElement>(game.isFound)
  usePickKeys(cards.length, onTurn)
  const isFirst = findSoughtWord(turn) === null
  return (
    <fieldset ref={table} tabIndex={-1} className={styles.table} style={roomFor(turn.words, cards.length)}>
      <legend>
        <HiddenText>{texts.table}</HiddenText>
      </legend>
      {cards.map((word, at) =>
        word === null ? (
          <span key={at} className={styles.empty} aria-hidden="true" />
        ) : (
          <Card
            key={at}
            {...{ word, at }}
            isOpen={isFirst || game.turned === at}
            isFound={game.isFound && game.turned === at}
            onTurn={() => onTurn(at)}
          />
        ),
      )}
    </fieldset>
  )
}

interface CardProps {
  readonly word: Word
  readonly at: number
  readonly isOpen: boolean
  readonly isFound: boolean
  readonly onTurn: () => void
}

function Card({ word: { word }, at, isOpen, isFound, onTurn }: CardProps) {
  const key = getPickKey(at + 1)
  return (
    <button
      type="button"
      className={styles.card}
      data-open={isOpen || undefined}
      aria-label={fill(isOpen ? texts.open : texts.shut, { number: key, word })}
      aria-keyshortcuts={key}
      onClick={onTurn}
    >
      <span className={styles.back}>{!isOpen && key}</span>
      <span className={styles.face}>
        {isOpen && word}
        {isFound && (
          <span className={joinClasses(shared.middle, styles.found)}>
            <Glyph name="check" />
          </span>
        )}
      </span>
    </button>
  )
}

function Feedback(props: Props) {
  const { game } = props.state
  if (game === null) return <DictationFeedback {...props} logic={logic} />
  if (game.isFound || game.count === 0) return null
  return <TryAgainMessage key={game.count} text={texts.other} />
}

export const view: TemplateView<WrittenFirst<Seeking>, TextTyped | MemorieEvent> = {
  logic,
  Body,
  game: { workplace: 'market', zoom: [0, 0], Beside: ReadAlong, Scene: Stalls },
  Feedback,
  yieldsToHelp: true,
  // A speaker button would say the word of the turn, while another word is sought.
  placesSounds: ({ game }) => game !== null && !game.isFound,
  instruction(turn, { game }) {
    if (game === null) return gameTexts.write
    if (findSoughtWord(turn) === null) return texts.lay
    return game.isFound ? texts.found : texts.seek
  },
  hasKeyboard: ({ game }) => game === null,
  hidesHint: ({ game }) => game !== null,
}
