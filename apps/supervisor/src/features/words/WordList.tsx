import type { SoundReviewWord } from '@letterliaan/contract'
import { useState, type ReactNode } from 'react'
import { useChange } from '../../app/data/useChange.ts'
import { useServices } from '../../app/useServices.ts'
import { toggleMark } from './mark-word.ts'
import layout from '../../app/style/layout.module.css'
import styles from './WordList.module.css'
import { WordRow, type WordTool } from './WordRow.tsx'

export interface WordSection {
  readonly title: ReactNode
  readonly words: readonly SoundReviewWord[]
}

export interface WordListProps {
  readonly sections: readonly WordSection[]
  /** The word that is being said in a row with the others. */
  readonly current: SoundReviewWord | null
  /** Renders the open tool below a word; the tool closes itself. */
  readonly renderTool: (tool: WordTool, word: SoundReviewWord, onClose: () => void) => ReactNode
}

interface OpenTool {
  readonly word_id: number
  readonly tool: WordTool
}

/** All words with what one can do about each; one tool is open at a time. */
export function WordList({ sections, current, renderTool }: WordListProps) {
  const { client, queries } = useServices()
  const { run: mark } = useChange(toggleMark(client, queries))
  const [open, setOpen] = useState<OpenTool | null>(null)

  return sections.map(({ title, words }, section) => (
    <section key={section} className={layout.stack3}>
      <h2>{title}</h2>
      <ul className={styles.words}>
        {words.map((word) => {
          const tool = open?.word_id === word.id ? open.tool : null
          return (
            <WordRow
              key={word.id}
              word={word}
              isCurrent={word.id === current?.id}
              tool={tool}
              onOpen={(opened) => setOpen(opened && { word_id: word.id, tool: opened })}
              onToggleMark={() => void mark(word)}
            >
              {tool && renderTool(tool, word, () => setOpen(null))}
            </WordRow>
          )
        })}
      </ul>
    </section>
  ))
}
