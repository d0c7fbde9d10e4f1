import type { AnalysedWord } from '@letterliaan/contract'
import { HiddenText, joinClasses, shared } from '@letterliaan/ui'
import { fill } from '@letterliaan/texts'
import { layout } from '../../app/index.ts'
import styles from './ColouredLetters.module.css'
import { texts } from './texts.ts'
import { codeColors, type GraphemeCode } from '@letterliaan/dutch/codes'
import { palette } from '@letterliaan/contract/palette'

type LettersOf = Pick<AnalysedWord, 'word' | 'read_letters' | 'structure' | 'colors' | 'sound_groups'>

/** A word in coloured blocks with their codes, as a child sees it in Blokken. */
export function ColouredLetters({ word, read_letters, structure, colors, sound_groups }: LettersOf) {
  const blocks = blocksOf({ read_letters, structure, colors })
  return (
    <div className={joinClasses(shared.line, styles.letters)}>
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

/** The codes by kind (dutch.md §1.4), each with an example word. */
const kinds: readonly {
  readonly name: string
  readonly codes: readonly (readonly [GraphemeCode, string])[]
}[] = [
  {
    name: texts.legend.short,
    codes: [
      ['K1', 'vis'],
      ['K2', 'bakker'],
    ],
  },
  {
    name: texts.legend.long,
    codes: [
      ['L1', 'bomen'],
      ['L2', 'boom'],
      ['L3', 'cadeau'],
    ],
  },
  {
    name: texts.legend.two,
    codes: [
      ['T1', 'kilo'],
      ['T2', 'boek'],
    ],
  },
  {
    name: texts.legend.three,
    codes: [
      ['T3', 'mooi'],
      ['T4', 'leeuw'],
    ],
  },
  {
    name: texts.legend.dull,
    codes: [
      ['D1', 'tafel'],
      ['D2', 'vrolijk'],
    ],
  },
  {
    name: texts.legend.consonant,
    codes: [
      ['M1', 'kip'],
      ['M2', 'ring'],
      ['M3', 'logisch'],
    ],
  },
  { name: texts.legend.silent, codes: [['S1', 'cake']] },
  { name: texts.legend.mark, codes: [['H1', 'foto’s']] },
]

export function CodeLegend() {
  return (
    <details>
      <summary>{texts.legend.title}</summary>
      <p>{texts.legend.intro}</p>
      <ul className={styles.legend}>
        {kinds.map(({ name, codes }) => (
          <li key={name}>
            <span className={styles.blocks}>
              {codes.map(([code]) => (
                <span key={code} className={styles.block} style={createBlockStyle(codeColors[code])}>
                  {code}
                </span>
              ))}
            </span>
            <span>
              {name} (<i>{codes.map(([, word]) => word).join(', ')}</i>)
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

const darkColors: ReadonlySet<string> = new Set(['black', 'darkblue', 'purple', 'brown'])

const createBlockStyle = (color: keyof typeof palette) => ({
  background: palette[color],
  color: darkColors.has(color) ? '#fff' : '#000',
})
