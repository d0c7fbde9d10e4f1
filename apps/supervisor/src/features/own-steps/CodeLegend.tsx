import { codeColors, type Code } from '@letterliaan/dutch/codes'
import { blockStyle } from './block-style.ts'
import styles from './Letters.module.css'

/** What each kind of code means (dutch.md §1.4), and a word of each of its codes. */
const kinds: readonly { readonly name: string; readonly codes: readonly (readonly [Code, string])[] }[] = [
  {
    name: 'korte klank; 2: de medeklinker erna is dubbel',
    codes: [
      ['K1', 'vis'],
      ['K2', 'bakker'],
    ],
  },
  {
    name: 'lange klank, in 1, 2 of 3 letters',
    codes: [
      ['L1', 'bomen'],
      ['L2', 'boom'],
      ['L3', 'cadeau'],
    ],
  },
  {
    name: 'tweetekenklank, in 1 of 2 letters',
    codes: [
      ['T1', 'kilo'],
      ['T2', 'boek'],
    ],
  },
  {
    name: 'klank van drie of vier letters',
    codes: [
      ['T3', 'mooi'],
      ['T4', 'leeuw'],
    ],
  },
  {
    name: 'doffe klank (stomme e)',
    codes: [
      ['D1', 'tafel'],
      ['D2', 'vrolijk'],
    ],
  },
  {
    name: 'medeklinker, in 1, 2 of 3 letters',
    codes: [
      ['M1', 'kip'],
      ['M2', 'ring'],
      ['M3', 'logisch'],
    ],
  },
  { name: 'stille letter', codes: [['S1', 'cake']] },
  { name: 'hulpteken: apostrof, streepje of spatie', codes: [['H1', 'foto’s']] },
]

/** What the codes below letters mean: for who has not learnt them. */
export function CodeLegend() {
  return (
    <details>
      <summary>Wat betekenen K1, L1, M1, D1 en H1?</summary>
      <p>De letter zegt wat voor klank u hoort, het cijfer hoeveel letters u schrijft.</p>
      <ul className={styles.legend}>
        {kinds.map(({ name, codes }) => (
          <li key={name}>
            <span className={styles.blocks}>
              {codes.map(([code]) => (
                <span key={code} className={styles.block} style={blockStyle(codeColors[code])}>
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
