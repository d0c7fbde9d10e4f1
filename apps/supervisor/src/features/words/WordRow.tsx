import type { SoundReviewWord } from '@letterliaan/contract'
import { joinClasses } from '@letterliaan/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { fill } from '@letterliaan/texts'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { PlayButton } from '../../app/controls/PlayButton.tsx'
import { wordAudioAddress } from '@letterliaan/web/spoken-sound'
import { MarkButton } from './MarkButton.tsx'
import { SoundChips } from './SoundChips.tsx'
import { soundsOfWord } from './sounds-of-word.ts'
import { VoiceBadges } from './VoiceBadges.tsx'
import styles from './WordRow.module.css'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

/** A tool below a word: correct its sounds, or record it. */
export type WordTool = 'pronunciation' | 'recording'

export interface WordRowProps {
  readonly word: SoundReviewWord
  /** It is being said in a row with the others. */
  readonly isCurrent: boolean
  readonly tool: WordTool | null
  readonly onOpen: (tool: WordTool | null) => void
  readonly onToggleMark: () => void
  readonly children?: ReactNode
}

/** A word with what is heard of it, who says it, and what one can do about it. */
export function WordRow({ word, isCurrent, tool, onOpen, onToggleMark, children }: WordRowProps) {
  const row = useRef<HTMLLIElement>(null)

  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])

  /** When a tool closes, the focus goes back to where it was opened. */
  const opener = useRef<HTMLButtonElement | null>(null)
  useEffect(() => {
    if (tool === null && document.activeElement === document.body) opener.current?.focus()
  }, [tool])

  const toolButton = (opens: WordTool, sign: 'sounds' | 'microphone', name: string) => (
    <FlatButton
      sign={sign}
      aria-expanded={tool === opens}
      aria-label={fill(texts.toolOf, { name, word: word.word })}
      onClick={({ currentTarget }) => {
        opener.current = currentTarget
        onOpen(tool === opens ? null : opens)
      }}
    >
      {name}
    </FlatButton>
  )

  const { groups, unsure } = word.pronunciations.word
  return (
    <li
      ref={row}
      className={joinClasses(styles.row, isCurrent && styles.current)}
      aria-current={isCurrent || undefined}
    >
      <h3 className={styles.word}>{word.word}</h3>
      <div className={styles.sounds}>
        <SoundChips groups={groups} label={fill(common.soundsOf, { word: word.word })} />
      </div>
      <div className={styles.badges}>
        <VoiceBadges word={word} />
      </div>
      <p className={styles.text}>
        {word.sentence}
        {word.plural_form !== null && fill(texts.pluralShort, { word: word.plural_form })}
        {unsure.length > 0 && (
          <span className={styles.doubt}>{fill(texts.doubt, { sounds: unsure.join(', ') })}</span>
        )}
      </p>
      <fieldset className={styles.play} aria-label={fill(common.listenTo, { word: word.word })}>
        {soundsOfWord(word).map(({ type, name, label }) => (
          <PlayButton key={type} address={wordAudioAddress(word, type)} label={label}>
            {name}
          </PlayButton>
        ))}
      </fieldset>
      <div className={styles.tools}>
        <MarkButton word={word.word} isMarked={word.is_marked} onToggle={onToggleMark} />
        {toolButton('pronunciation', 'sounds', texts.sounds)}
        {toolButton('recording', 'microphone', texts.recording)}
      </div>
      {tool !== null && <div className={styles.panel}>{children}</div>}
    </li>
  )
}
