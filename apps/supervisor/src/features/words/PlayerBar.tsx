import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { MarkButton } from './MarkButton.tsx'
import styles from './PlayerBar.module.css'
import type { PlayAll } from './usePlayAll.ts'

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
    <fieldset className={styles.bar} aria-label="Speel alles">
      <FlatButton
        sign="previous"
        aria-label="Vorig woord"
        title="Vorig woord"
        onClick={() => playlist.move(-1)}
      />
      <FlatButton look="primary" sign={isPlaying ? 'pause' : 'play'} onClick={playlist.togglePause}>
        {isPlaying ? 'Pauze' : 'Verder'}
      </FlatButton>
      <FlatButton
        sign="next"
        aria-label="Volgend woord"
        title="Volgend woord"
        onClick={() => playlist.move(1)}
      />
      <p className={styles.word}>
        {current.word}
        <span className={styles.count}>
          {at + 1} van {numWords}
        </span>
      </p>
      <p className={styles.keys}>
        <kbd>spatie</kbd> pauze · <kbd>←</kbd> <kbd>→</kbd> woord · <kbd>R</kbd> klinkt raar
      </p>
      <MarkButton word={current.word} isMarked={current.is_marked} onToggle={onToggleMark} />
      <FlatButton
        look="bare"
        sign="close"
        aria-label="Stop met afspelen"
        title="Stoppen"
        onClick={playlist.close}
      />
    </fieldset>
  )
}
