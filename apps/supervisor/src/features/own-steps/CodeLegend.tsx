import { codeColors, type Code } from '@letterliaan/dutch/codes'
import { createBlockStyle } from './block-style.ts'
import styles from './Letters.module.css'
import { texts } from './texts.ts'

/** Each kind of code (dutch.md §1.4), with an example word for each code. */
const kinds: readonly { readonly name: string; readonly codes: readonly (readonly [Code, string])[] }[] = [
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
