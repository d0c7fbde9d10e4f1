import type { SoundDoubt, SoundReviewWord } from '@letterliaan/contract'
import { dutchFormat } from '@letterliaan/rules/calendar'
import { fill } from '@letterliaan/texts'
import { joinClasses } from '@letterliaan/ui'
import { Badge } from '../../app/controls/Badge.tsx'
import { FileButton } from '../../app/controls/FileButton.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { PlayButton } from '../../app/controls/PlayButton.tsx'
import type { ChangeOf } from '../../app/data/change.ts'
import { useChange } from '../../app/data/useChange.ts'
import * as common from '../../app/texts/common.ts'
import styles from './RecordingSession.module.css'
import type { SpokenItem } from './spoken-items.ts'
import { texts } from './texts.ts'
import type { RunningSession } from './useSession.ts'
import layout from '../../app/style/layout.module.css'

export interface SpokenListProps {
  readonly items: readonly SpokenItem[]
  readonly session: RunningSession
  readonly mayChange: boolean
  /** The item is shown already; the list only offers a file instead of speech. */
  readonly isOne: boolean
}

const day = dutchFormat({ dateStyle: 'long' })
const seconds = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

/** Each with how it went, to hear and to do again. */
export function SpokenList({ items, session, mayChange, isOne }: SpokenListProps) {
  return (
    <ul>
      {items.map((item, at) => (
        <li key={item.id} className={joinClasses(styles.row, at === session.at && styles.current)}>
          {!isOne && (
            <p className={styles.rowText} lang="nl">
              {item.text}
            </p>
          )}
          <div className={layout.line2}>
            <Outcome item={item} session={session} />
          </div>
          <div className={layout.line2}>
            {item.recording !== null && item.address !== null && (
              <PlayButton address={item.address} label={fill(texts.hear, { text: item.text })}>
                {common.listen}
              </PlayButton>
            )}
            {(item.recording !== null || session.takes.has(item.id)) && (
              <FlatButton
                sign="repeat"
                aria-label={fill(texts.againOf, { text: item.text })}
                aria-disabled={!mayChange}
                onClick={() => session.pick(at)}
              >
                {texts.again}
              </FlatButton>
            )}
            {isOne && mayChange && (
              <FileButton
                label={common.chooseFile}
                sign="upload"
                accept="audio/*"
                onChoose={(file) => session.takeFile(at, file)}
              >
                {common.chooseFile}
              </FileButton>
            )}
            {item.recording !== null && item.remove !== null && (
              <RemoveButton text={item.text} remove={item.remove} onRemoved={() => session.forget(item.id)} />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

interface RemoveButtonProps {
  readonly text: string
  readonly remove: ChangeOf<void, SoundReviewWord>
  readonly onRemoved: () => void
}

function RemoveButton({ text, remove, onRemoved }: RemoveButtonProps) {
  const { isBusy, run } = useChange(remove, onRemoved)
  return (
    <FlatButton
      sign="remove"
      aria-label={fill(texts.removeOf, { text })}
      aria-disabled={isBusy}
      onClick={() => void run()}
    >
      {common.remove}
    </FlatButton>
  )
}

function Outcome({ item, session }: { readonly item: SpokenItem; readonly session: RunningSession }) {
  const { queue, takes } = session
  const refusal = queue.refused.get(item.id)
  const take = takes.get(item.id)
  if (refusal !== undefined) return <Badge look="attention">{refusal}</Badge>
  if (take?.isEmpty === true) return <Badge look="attention">{texts.isEmpty}</Badge>
  if (queue.waiting.includes(item.id))
    return (
      <>
        <Badge>{texts.isWaiting}</Badge>
        <Doubts doubts={take?.doubts ?? []} />
      </>
    )
  if (item.recording === null) return <span className={layout.quietNormal}>{texts.notYet}</span>
  const { pack_speaker, doubts, name, created_at, duration_ms } = item.recording
  return (
    <>
      <Badge look="good">{texts.isKept}</Badge>
      <Doubts doubts={doubts} />
      <span className={layout.quietNormal}>
        {fill(pack_speaker === null ? texts.by : texts.byPack, {
          name: pack_speaker ?? name,
          day: day.format(created_at * 1000),
          seconds: seconds.format(duration_ms / 1000),
        })}
      </span>
    </>
  )
}

const Doubts = ({ doubts }: { readonly doubts: readonly SoundDoubt[] }) =>
  doubts.map((doubt) => (
    <Badge key={doubt} look="attention">
      {texts.doubts[doubt]}
    </Badge>
  ))
