import { fill } from '@letterliaan/texts'
import { gameTexts } from '@letterliaan/texts/games'
import { HiddenText, joinClasses, shared } from '@letterliaan/ui'
import type { TextTyped } from '../../kit/flow.ts'
import type { WrittenFirst } from '../../kit/written-first.ts'
import { TryAgainMessage } from '../../view-kit/feedback/TryAgainMessage.tsx'
import { GameStage } from '../../view-kit/game/GameStage.tsx'
import { NumberedChoice } from '../../view-kit/game/NumberedChoice.tsx'
import { ReadAlong } from '../../view-kit/game/ReadAlong.tsx'
import { getPickKey, usePickKeys } from '../../view-kit/game/usePickKeys.ts'
import { DictationField } from '../../view-kit/typing-field/DictationBody.tsx'
import { DictationFeedback } from '../../view-kit/typing-field/DictationFeedback.tsx'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { useFocus } from '../../view-kit/turn/useFocus.ts'
import { canPick, isBuilt, logic, findShownLog, texts, type VlotGame, type PickEvent } from './logic.ts'
import { RaftScene } from './RaftScene.tsx'
import { isBuiltOfSoundGroups, shuffleLogs, splitIntoPieces } from './logs.ts'
import styles from './view.module.css'

type Props = BodyProps<WrittenFirst<VlotGame>, TextTyped | PickEvent>

function Body(props: Props) {
  const { turn, state, send } = props
  return state.game === null ? (
    <DictationField state={props.state} send={props.send} />
  ) : (
    <GameStage>
      <Raft turn={turn} building={state.game} onPick={(log) => send({ type: 'pick', log })} />
    </GameStage>
  )
}

interface RaftProps extends Pick<Props, 'turn'> {
  readonly building: VlotGame
  readonly onPick: (log: number) => void
}

function Raft({ turn, building, onPick }: RaftProps) {
  const logs = shuffleLogs(turn.word)
  const pieces = splitIntoPieces(turn.word)
  const { placed } = building
  const isReady = placed.length === pieces.length
  // Enter then continues and does not press a removed log.
  const raft = useFocus<HTMLDivElement>(isReady)
  usePickKeys(logs.length, onPick)
  const names = placed.map((log) => logs[log]).join(', ')
  return (
    <div className={joinClasses(shared.column, styles.water)}>
      <div ref={raft} tabIndex={-1} className={styles.raft}>
        <HiddenText>{placed.length === 0 ? texts.emptyRaft : fill(texts.raft, { logs: names })}</HiddenText>
        <span className={styles.deck} aria-hidden="true">
          {pieces.map((piece, at) => (
            <span
              key={at}
              className={joinClasses(shared.middle, styles.place)}
              data-filled={at < placed.length || undefined}
            >
              {at < placed.length ? piece : ''}
            </span>
          ))}
        </span>
      </div>
      {!isReady && (
        <fieldset className={joinClasses(shared.row, styles.logs)}>
          <legend>
            <HiddenText>{texts.water}</HiddenText>
          </legend>
          {logs.map((piece, log) => (
            <Log
              key={log}
              {...{ piece, log }}
              isPlaced={placed.includes(log)}
              isOpen={canPick(turn, building, log)}
              isShown={findShownLog(turn, building) === log}
              onPick={() => onPick(log)}
            />
          ))}
        </fieldset>
      )}
    </div>
  )
}

interface LogProps {
  readonly piece: string
  readonly log: number
  readonly isPlaced: boolean
  readonly isOpen: boolean
  readonly isShown: boolean
  readonly onPick: () => void
}

/** Keeps the place of a log that went to the raft, so that no log moves under a finger. */
function Log({ piece, log, isPlaced, isOpen, isShown, onPick }: LogProps) {
  const number = log + 1
  const key = getPickKey(number)
  return (
    <NumberedChoice
      number={number}
      label={fill(isShown ? texts.shownLog : texts.log, { number: key, piece })}
      isRefused={!isOpen}
      onPick={onPick}
      data-placed={isPlaced || undefined}
      data-shown={isShown || undefined}
    >
      {piece}
    </NumberedChoice>
  )
}

function Feedback(props: Props) {
  const { turn, state } = props
  if (state.game === null) return <DictationFeedback {...props} logic={logic} />
  const { refused } = state.game
  if (refused.length === 0) return null
  const told = isBuiltOfSoundGroups(turn.word) ? texts.otherGroup : texts.otherSound
  return (
    <TryAgainMessage
      key={refused.length}
      text={findShownLog(turn, state.game) === null ? told : texts.isShown}
    />
  )
}

export const view: TemplateView<WrittenFirst<VlotGame>, TextTyped | PickEvent> = {
  logic,
  Body,
  game: { workplace: 'river', zoom: [2.1, 3.6], Beside: ReadAlong, Scene: RaftScene },
  Feedback,
  yieldsToHelp: true,
  instruction(turn, { game }) {
    if (game === null) return gameTexts.write
    return isBuilt(turn, game) ? texts.ready : texts.build
  },
  hasKeyboard: ({ game }) => game === null,
  hidesHint: ({ game }) => game !== null,
  comesBeforeSubmit: ({ game }, turn) => game !== null && !isBuilt(turn, game),
}
