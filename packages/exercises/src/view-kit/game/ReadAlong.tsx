import type { Word } from '@letterliaan/contract'
import { gameTexts } from '@letterliaan/texts/games'
import { Button, Glyph, joinClasses, shared } from '@letterliaan/ui'
import { Picture } from '@letterliaan/ui/pictures'
import { useState } from 'react'
import { replaceWordByGap } from '../../kit/replace-word-by-gap.ts'
import styles from './ReadAlong.module.css'

/** Replaces sound by the picture and the sentence with a gap. It is free, as it does not spell the word. */
export function ReadAlong({ word }: { readonly word: Word }) {
  const [isOpen, setOpen] = useState(false)
  const sentence = replaceWordByGap(word)
  if (sentence === null && word.image === null) return null
  return (
    <div className={shared.column} data-read-along>
      <Button
        variant="quiet"
        icon={<Glyph name={isOpen ? 'close' : 'eye'} />}
        aria-expanded={isOpen}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? gameTexts.read.close : gameTexts.read.open}
      </Button>
      {isOpen && (
        <p
          className={joinClasses(shared.line, shared.slip, styles.sentence)}
          aria-label={gameTexts.read.sentence}
        >
          {word.image !== null && <Picture name={word.image} size="2.5rem" />}
          {sentence}
        </p>
      )}
    </div>
  )
}
