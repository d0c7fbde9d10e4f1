import { joinClasses, shared } from '@letterliaan/ui'
import { useRef, useState, useEffect, type ReactNode } from 'react'
import { FlatButton } from '../../app/controls/index.ts'
import { commonTexts, layout, useChange, useServices } from '../../app/index.ts'
import { toggleOddMark } from './toggle-odd-mark.ts'
import { usePlayerKeys } from '../../app/usePlayerKeys.ts'
import styles from './WordReview.module.css'
import { texts } from './texts.ts'
import type { SoundReviewWord } from '@letterliaan/contract'
import { ReviewRow, MarkButton, type WordTool } from './ReviewRow.tsx'
import { fill } from '@letterliaan/texts'
import { useStore } from '@letterliaan/web/use-store'
import { formatWordAudioAddress } from '@letterliaan/web/spoken-sound'
import { createPlaylist, type Playlist } from './playlist.ts'

export interface WordReviewProps extends Omit<WordListProps, 'current'> {
  readonly controls?: ReactNode
}

export function WordReview({ sections, renderTool, controls }: WordReviewProps) {
  const { run: mark } = useChange(toggleOddMark)
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

  /** Moves the focus away from the button, so that the space bar pauses instead of pressing it. */
  function start() {
    player.playlist.start()
    place.current?.focus({ preventScroll: true })
  }

  return (
    <div ref={place} tabIndex={-1} className={layout.stack5}>
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

interface WordSection {
  readonly title: ReactNode
  readonly words: readonly SoundReviewWord[]
}

interface WordListProps {
  readonly sections: readonly WordSection[]
  readonly current: SoundReviewWord | null
  readonly renderTool: (tool: WordTool, word: SoundReviewWord, onClose: () => void) => ReactNode
}

interface OpenTool {
  readonly word_id: number
  readonly tool: WordTool
}

function WordList({ sections, current, renderTool }: WordListProps) {
  const { run: mark } = useChange(toggleOddMark)
  const [open, setOpen] = useState<OpenTool | null>(null)

  return sections.map(({ title, words }, section) => (
    <section key={section} className={layout.stack3}>
      <h2>{title}</h2>
      <ul className={joinClasses(layout.paper, styles.words)}>
        {words.map((word) => {
          const tool = open?.word_id === word.id ? open.tool : null
          return (
            <ReviewRow
              key={word.id}
              word={word}
              isCurrent={word.id === current?.id}
              tool={tool}
              onOpen={(opened) => setOpen(opened && { word_id: word.id, tool: opened })}
              onToggleMark={() => void mark(word)}
            >
              {tool && renderTool(tool, word, () => setOpen(null))}
            </ReviewRow>
          )
        })}
      </ul>
    </section>
  ))
}

interface PlayerBarProps {
  readonly player: PlayAll
  readonly numWords: number
  readonly onToggleMark: () => void
}

function PlayerBar({ player, numWords, onToggleMark }: PlayerBarProps) {
  const { current, at, isPlaying, playlist } = player
  if (current === null) return null
  return (
    <fieldset className={joinClasses(shared.line, styles.bar)} aria-label={texts.playAll}>
      <FlatButton
        sign="previous"
        aria-label={texts.player.previous}
        title={texts.player.previous}
        onClick={() => playlist.move(-1)}
      />
      <FlatButton look="primary" sign={isPlaying ? 'pause' : 'play'} onClick={playlist.togglePause}>
        {isPlaying ? commonTexts.pause : texts.player.goOn}
      </FlatButton>
      <FlatButton
        sign="next"
        aria-label={texts.player.next}
        title={texts.player.next}
        onClick={() => playlist.move(1)}
      />
      <p className={styles.word}>
        {current.word}
        <span className={styles.count}>{fill(commonTexts.countOf, { count: at + 1, all: numWords })}</span>
      </p>
      <p className={styles.keys}>
        <kbd>{commonTexts.space}</kbd>
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

/** Silence between two words (ms). */
const pauseMs = 900

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, pauseMs))

interface PlayAll {
  readonly playlist: Playlist
  /** The word that plays, or null if the playlist does not play. */
  readonly current: SoundReviewWord | null
  /** Index of the word, from 0. */
  readonly at: number
  readonly isPlaying: boolean
}

function usePlayAll(words: readonly SoundReviewWord[]): PlayAll {
  const { speaker } = useServices()
  const [playlist] = useState(() => createPlaylist(speaker, pause))
  const { at, isPlaying } = useStore(playlist.state)

  useEffect(() => {
    playlist.setAddresses(words.map((word) => formatWordAudioAddress(word, 'word')))
  }, [playlist, words])
  useEffect(() => playlist.close, [playlist])

  return { playlist, current: at === null ? null : (words[at] ?? null), at: at ?? 0, isPlaying }
}
