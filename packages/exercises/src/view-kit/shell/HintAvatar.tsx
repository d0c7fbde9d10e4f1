import type { Anchor } from '@letterliaan/contract'
import { type SpokenLine, toStepLine, toProductLine } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { Dialog, joinClasses, shared, Slider } from '@letterliaan/ui'
import { Avatar, Picture, useWording } from '@letterliaan/ui/pictures'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { useState } from 'react'
import styles from './HintAvatar.module.css'
import type { PlayingChild } from './step-result.ts'

export interface HintAvatarProps {
  readonly child: PlayingChild
  readonly anchor: Anchor
  readonly step_id: number
  readonly advice: string | null
  /** Each opening counts as a hint (EX-5). */
  readonly onOpen: () => void
}

/** Opens 'Tip' and 'Hint' with the anchor's picture (EX-5). */
export function HintAvatar({ child, anchor, step_id, advice, onOpen }: HintAvatarProps) {
  const [isOpen, setOpen] = useState(false)
  const word = useWording()
  const open = () => {
    setOpen(true)
    onOpen()
  }
  return (
    <>
      <button
        type="button"
        className={joinClasses(shared.inline, styles.avatar)}
        aria-haspopup="dialog"
        // Keeps the cursor in the field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={open}
      >
        <Avatar id={child.buddy_id} size="2.75rem" />
        <span className={styles.label}>{commonTexts.help.text}</span>
      </button>
      <Dialog open={isOpen} title={word(exerciseTexts.hint.title)} onClose={() => setOpen(false)} size="low">
        <Slider label={exerciseTexts.hint.slides} perView={1}>
          <Slide
            title={commonTexts.tip}
            anchor={anchor}
            lines={[...(advice === null ? [] : [toProductLine(advice)]), toStepLine(anchor.tip, step_id)]}
            auto
          />
          <Slide title={commonTexts.hint} anchor={anchor} lines={[toStepLine(anchor.hint, step_id)]} />
        </Slider>
      </Dialog>
    </>
  )
}

interface SlideProps {
  readonly title: string
  readonly anchor: Anchor
  readonly lines: readonly SpokenLine[]
  readonly auto?: boolean
}

function Slide({ title, anchor, lines, auto = false }: SlideProps) {
  const { textOf, speaker } = useReadAloud(lines, { auto })
  return (
    <article className={styles.slide}>
      <Picture name={anchor.image} label={anchor.name} size="5rem" />
      <div>
        <h3 className={styles.title}>
          {title}
          {speaker}
        </h3>
        {lines.map(({ text }, at) => (
          <p className={styles.text} key={text}>
            {textOf(at)}
          </p>
        ))}
      </div>
    </article>
  )
}
