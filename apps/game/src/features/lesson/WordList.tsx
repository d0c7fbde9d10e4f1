import type { Word } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import * as commonTexts from '@letterliaan/texts/common'
import * as lessonTexts from '@letterliaan/texts/lesson'
import { Glyph, IconButton } from '@letterliaan/ui'
import { useState } from 'react'
import styles from './WordList.module.css'

const wordsPerPage = 4

export interface WordListProps {
  readonly words: readonly Word[]
  readonly onSpeak: (word: Word) => void
}

/** Shows the words of the step at the chosen difficulty, 4 a page (LES-3). A tap plays one. */
export function WordList({ words, onSpeak }: WordListProps) {
  const [chosenPage, setPage] = useState(0)
  const pages = Math.max(1, Math.ceil(words.length / wordsPerPage))
  const page = Math.min(chosenPage, pages - 1)
  const shown = words.slice(page * wordsPerPage, (page + 1) * wordsPerPage)

  return (
    <section className={styles.section} aria-labelledby="woorden">
      <h2 id="woorden" className={styles.title}>
        {lessonTexts.words}
      </h2>
      <ul className={styles.words} aria-live="polite">
        {shown.map((word) => (
          <li key={word.word}>
            <button
              type="button"
              className={styles.word}
              disabled={!word.audio_word}
              onClick={() => onSpeak(word)}
            >
              {word.word}
            </button>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className={styles.pager}>
          <IconButton
            label={lessonTexts.previousWords}
            icon={<Glyph name="left" />}
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          />
          <span>{fill(commonTexts.countOf, { count: page + 1, all: pages })}</span>
          <IconButton
            label={lessonTexts.nextWords}
            icon={<Glyph name="right" />}
            disabled={page === pages - 1}
            onClick={() => setPage(page + 1)}
          />
        </div>
      )}
    </section>
  )
}
