import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { MarkButton } from './MarkButton.tsx'
import styles from './PlayerBar.module.css'
import type { PlayAll } from './usePlayAll.ts'
import * as texts from './texts.ts'
import { fill } from '@letterliaan/texts'
import * as common from '../../app/texts/common.ts'

export interface PlayerBarProps {
  readonly player: PlayAll
  readonly numWords: number
  readonly onToggleMark: () => void
}

/** Stays in sight while words are said in a row. */
export function PlayerBar({ player, numWords, onToggleMark }: PlayerBarProps) {
  const { current, at, isPlaying, playlist } = player
  if (current === null) return null
  return (
    <fieldset className={styles.bar} aria-label={texts.playAll}>
      <FlatButton
        sign="previous"
        aria-label={texts.player.previous}
        title={texts.player.previous}
        onClick={() => playlist.move(-1)}
      />
      <FlatButton look="primary" sign={isPlaying ? 'pause' : 'play'} onClick={playlist.togglePause}>
        {isPlaying ? texts.player.pause : texts.player.goOn}
      </FlatButton>
      <FlatButton
        sign="next"
        aria-label={texts.player.next}
        title={texts.player.next}
        onClick={() => playlist.move(1)}
      />
      <p className={styles.word}>
        {current.word}
        <span className={styles.count}>{fill(common.countOf, { count: at + 1, all: numWords })}</span>
      </p>
      <p className={styles.keys}>
        <kbd>{common.space}</kbd>
        {texts.keys.pause}
        <kbd>←</kbd> <kbd>→</kbd>
        {texts.keys.word}
        <kbd>R</kbd>
        {texts.keys.mark}
      </p>
      <MarkButton word={current.word} isMarked={current.is_marked} onToggle={onToggleMark} />
      <FlatButton
        look="bare"
        sign="close"
        aria-label={texts.player.close}
        title={texts.player.stop}
        onClick={playlist.close}
      />
    </fieldset>
  )
}
