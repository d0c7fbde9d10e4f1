import type { SoundCard, SpellingExample } from '@letterliaan/dutch/sound-chart'
import { soundChartTexts } from '@letterliaan/texts/sound-chart'
import { uiTexts } from '@letterliaan/texts/ui'
import { colorMeanings, PaintedPattern, getPaintStyle } from '@letterliaan/exercises/views'
import { HiddenText, joinClasses, shared } from '@letterliaan/ui'
import { Picture } from '@letterliaan/ui/pictures'
import type { ComponentProps } from 'react'
import layout from '../../app/shell/layout.module.css'
import styles from './SoundTile.module.css'

export interface SoundTileProps extends Pick<
  ComponentProps<'button'>,
  'tabIndex' | 'onFocus' | 'onKeyDown' | 'onClick'
> {
  readonly card: SoundCard
  readonly isChosen: boolean
}

/** Names for marks, because screen readers skip a mark alone. */
const markNames: Readonly<Record<string, string>> = {
  "'": ` ${uiTexts.specialLetter.apostrophe}`,
  '-': ` ${uiTexts.specialLetter.hyphen}`,
}

/** Labelled like 'ei, als in trein, ook ij'. */
export function SoundTile({ card, isChosen, ...rest }: SoundTileProps) {
  return (
    <button
      type="button"
      data-tile
      className={joinClasses(shared.slip, shared.column, styles.tile, isChosen && styles.chosen)}
      aria-pressed={isChosen}
      {...rest}
    >
      <span className={joinClasses(shared.line, styles.face)}>
        <LettersInColor example={card.first} />
        <span className={styles.picture}>
          <Picture name={card.picture} />
        </span>
      </span>
      <HiddenText>
        {markNames[card.first.letters]}
        {soundChartTexts.asIn}
      </HiddenText>{' '}
      <span className={layout.bold}>{card.first.word}</span>
      {card.others.length > 0 && (
        <>
          <HiddenText>{soundChartTexts.also}</HiddenText>{' '}
          <span className={styles.others}>{card.others.map(({ letters }) => letters).join(', ')}</span>
        </>
      )}
    </button>
  )
}

/** Shows pattern and sign in addition to the colour. */
export function LettersInColor({ example: { letters, color } }: { readonly example: SpellingExample }) {
  return (
    <span className={joinClasses(shared.large, styles.block)} style={getPaintStyle(color)}>
      <span className={styles.letters}>{letters}</span>
      <span className={joinClasses(shared.middle, styles.foot)} aria-hidden="true">
        <PaintedPattern color={color} />
        <span className={styles.sign}>{colorMeanings[color].sign}</span>
      </span>
    </span>
  )
}
