import { useRef, type ReactNode } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { useChange } from '../../app/data/useChange.ts'
import { useServices } from '../../app/useServices.ts'
import { PlayerBar } from './PlayerBar.tsx'
import { toggleMark } from './mark-word.ts'
import { usePlayAll } from './usePlayAll.ts'
import { usePlayerKeys } from '../../app/usePlayerKeys.ts'
import { WordList, type WordListProps } from './WordList.tsx'
import layout from '../../app/style/layout.module.css'
import styles from './WordReview.module.css'
import * as texts from './texts.ts'

export interface WordReviewProps extends Omit<WordListProps, 'current'> {
  /** Controls beside 'Speel alles'. */
  readonly controls?: ReactNode
}

/** Words to hear one by one or in a row, and to mend. */
export function WordReview({ sections, renderTool, controls }: WordReviewProps) {
  const { client, queries } = useServices()
  const { run: mark } = useChange(toggleMark(client, queries))
  const place = useRef<HTMLDivElement>(null)
  const words = sections.flatMap((section) => section.words)
  const player = usePlayAll(words)
  const { current } = player

  const toggleCurrent = () => {
    if (current !== null) void mark(current)
  }
  usePlayerKeys(place, current !== null, {
    onPause: player.playlist.togglePause,
    onMove: player.playlist.move,
    onMark: toggleCurrent,
  })

  /** The focus leaves the button, so that the space bar pauses. */
  function start() {
    player.playlist.start()
    place.current?.focus({ preventScroll: true })
  }

  return (
    <div ref={place} tabIndex={-1} className={styles.review}>
      <div className={layout.line3}>
        <FlatButton look="primary" sign="play" onClick={start}>
          {texts.playAll}
        </FlatButton>
        {controls}
      </div>
      <WordList sections={sections} current={current} renderTool={renderTool} />
      <PlayerBar player={player} numWords={words.length} onToggleMark={toggleCurrent} />
    </div>
  )
}
