import { HiddenText } from '@letterliaan/ui'
import { fill } from '@letterliaan/texts'
import { helpTexts } from '@letterliaan/texts/help'
import type { CSSProperties } from 'react'
import type { ShownInHelp } from '../../kit/first-help.ts'
import type { PlayedRule } from '../../kit/played-rule.ts'
import { Block } from '../blocks/Block.tsx'
import styles from './HelpPicture.module.css'

const inOrder = (at: number): CSSProperties => ({ '--at': at }) as CSSProperties

/** Illustrates the first help of a turn (WEET-11). */
export const HelpPicture = ({ shows }: { readonly shows: ShownInHelp }) =>
  shows.kind === 'claps' ? <Claps count={shows.count} /> : <RuleInBlocks rule={shows.rule} />

/** Shows a clap per klankgroep, lit one by one. Does not show where to cut. */
function Claps({ count }: { readonly count: number }) {
  return (
    <span className={styles.claps}>
      <HiddenText>{fill(helpTexts.first.claps, { count })}</HiddenText>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className={styles.clap} style={inOrder(at)} aria-hidden="true" />
      ))}
    </span>
  )
}

/** Shows how a letter of an anchor disappears or appears. If motion is reduced, the letter is marked. */
function RuleInBlocks({ rule: { groups } }: { readonly rule: PlayedRule }) {
  const word = groups
    .map((group) => group.flatMap((block) => (block.moves === 'out' ? [] : [block.letter])).join(''))
    .join('-')
  return (
    <span className={styles.groups}>
      <HiddenText>{word}</HiddenText>
      {groups.map((group, at) => (
        <span key={at} className={styles.group} aria-hidden="true">
          {group.map((block, place) => (
            <span key={place} className={styles.letter} data-moves={block.moves ?? undefined}>
              <Block color={null}>{block.letter}</Block>
            </span>
          ))}
        </span>
      ))}
    </span>
  )
}
