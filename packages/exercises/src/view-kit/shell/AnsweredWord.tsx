import { fill, toStepLine } from '@letterliaan/texts'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { HiddenText, joinClasses, shared } from '@letterliaan/ui'
import { Picture } from '@letterliaan/ui/pictures'
import { SpokenText } from '@letterliaan/ui/spoken'
import type { RightAnswerDetail } from '../../kit/right-answer.ts'
import { Block } from '../blocks/Block.tsx'
import { colorMeanings } from '../palette/color-meanings.ts'
import styles from './AnsweredWord.module.css'

export interface AnsweredWordProps {
  readonly word: string
  readonly answer: RightAnswerDetail | null
}

/** Shows the word, cut or with the asked place; hidden if coloured blocks spell it. Its text is the word. */
export function AnsweredWord({ word, answer }: AnsweredWordProps) {
  if (answer?.kind === 'groups') return <CutSoundGroups groups={answer.groups} />
  if (answer?.kind === 'colours') return <HiddenText>{word}</HiddenText>
  if (answer?.kind !== 'choice') return word
  return (
    <span>
      {answer.pieces.map((piece, at) =>
        at === answer.at ? (
          <mark key={at} className={styles.choice}>
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </span>
  )
}

export const CutSoundGroups = ({ groups }: { readonly groups: readonly string[] }) => (
  <span className={styles.groups}>
    {groups.map((group, at) => (
      <span key={at} className={styles.group}>
        {group}
      </span>
    ))}
  </span>
)

export interface BesideWordProps extends AnsweredWordProps {
  readonly success: boolean
  readonly step_id: number
}

export function BesideWord({ answer, success, step_id }: BesideWordProps) {
  if (answer?.kind === 'colours') return <Coloured {...answer} />
  if (answer?.kind !== 'anchor') return null
  const { name, image, rule } = answer.anchor
  const text = rule?.description ?? ''
  return (
    <span className={joinClasses(shared.inline, styles.anchor)}>
      <Picture name={image} size="2.5rem" />
      <span>{fill(exerciseTexts.outro.asAnchor, { name })}</span>
      {!success && text !== '' && (
        <span className={styles.rule}>
          <SpokenText line={toStepLine(text, step_id)} />
        </span>
      )}
    </span>
  )
}

const Coloured = ({ letters, colors }: Extract<RightAnswerDetail, { kind: 'colours' }>) => (
  <span className={styles.blocks}>
    <HiddenText>
      {colors
        .flatMap((color, at) => (color === null ? [] : [`${letters[at] ?? ''} ${colorMeanings[color].name}`]))
        .join(', ')}
    </HiddenText>
    {letters.map((letter, at) => (
      <span key={at} className={styles.block} aria-hidden="true">
        <Block color={colors[at] ?? null}>{letter}</Block>
      </span>
    ))}
  </span>
)
