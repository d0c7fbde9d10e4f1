import type { SoundDoubt } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { joinClasses } from '@letterliaan/ui'
import { Badge } from '../../../app/controls/Badge.tsx'
import { FlatButton } from '../../../app/controls/FlatButton.tsx'
import { PlayButton } from '../../../app/controls/PlayButton.tsx'
import * as common from '../../../app/texts/common.ts'
import styles from './RecordingSession.module.css'
import type { SpokenItem } from './spoken-item.ts'
import * as texts from './texts.ts'
import type { RunningSession } from './useSession.ts'

export interface SpokenListProps {
  readonly items: readonly SpokenItem[]
  readonly session: RunningSession
  readonly mayChange: boolean
}

/** Each with how it went, to hear and to do again. */
export function SpokenList({ items, session, mayChange }: SpokenListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item, at) => (
        <li key={item.id} className={joinClasses(styles.row, at === session.at && styles.current)}>
          <p className={styles.rowText} lang="nl">
            {item.text}
          </p>
          <div className={styles.badges}>
            <Outcome item={item} session={session} />
          </div>
          <div className={styles.tools}>
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
          </div>
        </li>
      ))}
    </ul>
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
  if (item.recording === null) return <span className={styles.quiet}>{texts.notYet}</span>
  const { pack_speaker, doubts } = item.recording
  return (
    <>
      <Badge look="good">
        {pack_speaker === null ? texts.isKept : fill(texts.ofPack, { name: pack_speaker })}
      </Badge>
      <Doubts doubts={doubts} />
    </>
  )
}

const Doubts = ({ doubts }: { readonly doubts: readonly SoundDoubt[] }) =>
  doubts.map((doubt) => (
    <Badge key={doubt} look="attention">
      {texts.doubts[doubt]}
    </Badge>
  ))
