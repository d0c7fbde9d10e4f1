import type { AnalysedWord } from '@letterliaan/contract'
import { HiddenText } from '@letterliaan/ui'
import { fill } from '@letterliaan/texts'
import { createBlockStyle } from './block-style.ts'
import { layout } from '../../app/index.ts'
import styles from './Letters.module.css'
import { texts } from './texts.ts'

type LettersOf = Pick<AnalysedWord, 'word' | 'read_letters' | 'structure' | 'colors' | 'sound_groups'>

/** A word in coloured blocks with their codes, as a child sees it in Blokken. */
export function Letters({ word, read_letters, structure, colors, sound_groups }: LettersOf) {
  const blocks = blocksOf({ read_letters, structure, colors })
  return (
    <div className={styles.letters}>
      <HiddenText>
        {fill(texts.letters.read, {
          word,
          groups: sound_groups.replaceAll(',', ', '),
          codes: structure.replaceAll(',', ', '),
        })}
      </HiddenText>
      <span aria-hidden="true" className={styles.blocks}>
        {blocks.map(({ letters, code, color, at }) => (
          <span key={at} className={styles.block} style={createBlockStyle(color)}>
            {letters}
            <small>{code}</small>
          </span>
        ))}
      </span>
      <span aria-hidden="true" className={layout.quiet}>
        {sound_groups.replaceAll(',', ' · ')}
      </span>
    </div>
  )
}

function blocksOf({
  read_letters,
  structure,
  colors,
}: Pick<LettersOf, 'read_letters' | 'structure' | 'colors'>) {
  const codes = structure.split(',')
  const pieces = read_letters.split(',')
  return pieces.map((letters, index) => {
    const at = pieces.slice(0, index).join('').length
    return { letters, code: codes[index] ?? '', color: colors[at] ?? ('white' as const), at }
  })
}
