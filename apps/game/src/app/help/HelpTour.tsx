import { fill } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { uiTexts } from '@letterliaan/texts/ui'
import { usePrepareTexts, useReadAloud } from '@letterliaan/ui/spoken'
import {
  Button,
  Glyph,
  HiddenText,
  IconButton,
  joinClasses,
  prefersLessMotion,
  shared,
} from '@letterliaan/ui'
import { Avatar, useWording } from '@letterliaan/ui/pictures'
import { useEffect, useId, useRef, useState, useLayoutEffect, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import styles from './HelpTour.module.css'
import type { TourStep } from './tour.ts'
import { findTarget, useSpotlightPosition } from './useSpotlightPosition.ts'

interface HelpTourProps {
  readonly steps: readonly Pick<TourStep<never>, 'target' | 'header' | 'body' | 'button'>[]
  readonly buddy_id: number
  /** Called after the last step, on Escape, close or a click outside. The owner then unmounts the tour. */
  readonly onClose: () => void
  readonly onFinish?: (() => void) | undefined
}

/** Highlights one part of a page at a time. The page stays usable (HELP-1). */
export function HelpTour({ steps, buddy_id, onClose, onFinish }: HelpTourProps) {
  const [index, setIndex] = useState(0)
  const word = useWording()
  const card = useRef<HTMLDialogElement>(null)
  const light = useRef<HTMLDivElement>(null)
  const onward = useRef<HTMLButtonElement>(null)
  const [titleId, textId] = [useId(), useId()]
  const step = steps[index]
  const { textOf, speaker } = useReadAloud(step === undefined ? [] : [step.header, step.body], { auto: true })
  const next = steps[index + 1]
  usePrepareTexts(next === undefined ? null : [next.header, next.body])
  const isLast = index === steps.length - 1
  useSpotlightPosition(card, light, step?.target)
  useCloseOutside(card, onClose)

  // A dialog focuses its first button, which is the speaker. Enter would then only repeat the sentence.
  useEffect(() => onward.current?.focus(), [])

  useEffect(() => {
    bringIntoView(step?.target)
    if (document.activeElement === document.body) onward.current?.focus()
  }, [step])

  if (step === undefined) return null
  const goOn = () => {
    if (!isLast) return setIndex(index + 1)
    onFinish?.()
    onClose()
  }
  const button = step.button ?? (isLast ? commonTexts.done : undefined)

  return createPortal(
    <>
      <div ref={light} className={styles.light} aria-hidden="true" />
      <dialog ref={card} className={styles.card} aria-labelledby={titleId} aria-describedby={textId}>
        <span className={styles.buddy}>
          <Avatar id={buddy_id} size="3.5rem" />
        </span>
        <div aria-live="polite" className={styles.message}>
          <h2 id={titleId} className={styles.header}>
            {textOf(0)}
          </h2>
          <p id={textId}>{textOf(1)}</p>
          <HiddenText>{fill(commonTexts.countOf, { count: index + 1, all: steps.length })}</HiddenText>
        </div>
        <div className={joinClasses(shared.row, styles.footer)}>
          <span className={styles.backward}>
            {speaker}
            {index > 0 && (
              <IconButton
                label={uiTexts.previous}
                variant="paper"
                icon={<Glyph name="left" />}
                onClick={() => setIndex(index - 1)}
              />
            )}
          </span>
          <span className={styles.pages} aria-hidden="true">
            {steps.map(({ header }, page) => (
              <span
                key={header.text}
                className={joinClasses(shared.tile, styles.page)}
                data-current={page === index || undefined}
              />
            ))}
          </span>
          {button === undefined ? (
            <IconButton ref={onward} label={uiTexts.next} icon={<Glyph name="right" />} onClick={goOn} />
          ) : (
            <Button ref={onward} onClick={goOn}>
              {word(button)}
            </Button>
          )}
        </div>
        <IconButton
          className={styles.close}
          variant="sun"
          label={uiTexts.close}
          icon={<Glyph name="close" />}
          onClick={onClose}
        />
      </dialog>
    </>,
    document.body,
  )
}

/** At a smaller distance from an edge, the menu or the card may cover the target (px). */
const clearOfEdgesPx = 80

function bringIntoView(target: string | undefined): void {
  const element = target === undefined ? undefined : findTarget(target)
  if (element === undefined || element.closest('nav') !== null) return
  const { top, bottom } = element.getBoundingClientRect()
  if (top >= clearOfEdgesPx && bottom <= window.innerHeight - clearOfEdgesPx) return
  element.scrollIntoView({ block: 'center', behavior: prefersLessMotion() ? 'instant' : 'smooth' })
}

/** Closes on Escape, a click outside or lost focus. Restores the focus unless the child moved it. */
function useCloseOutside(card: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  useLayoutEffect(() => {
    const element = card.current
    const before = document.activeElement
    element?.show()
    return () => {
      const isInside = element?.contains(document.activeElement) === true
      element?.close()
      if (isInside && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [card])

  useEffect(() => {
    const isOutside = (target: EventTarget | null): boolean =>
      target instanceof Node && card.current?.contains(target) === false
    const closeByClick = ({ target }: MouseEvent) => isOutside(target) && onClose()
    const closeByFocus = ({ relatedTarget }: FocusEvent) => isOutside(relatedTarget) && onClose()
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    const element = card.current
    document.addEventListener('click', closeByClick, { capture: true })
    window.addEventListener('keydown', closeByKey)
    element?.addEventListener('focusout', closeByFocus)
    return () => {
      document.removeEventListener('click', closeByClick, { capture: true })
      window.removeEventListener('keydown', closeByKey)
      element?.removeEventListener('focusout', closeByFocus)
    }
  }, [card, onClose])
}
