import { useLayoutEffect, useRef, useState } from 'react'
import styles from './spoken.module.css'
import { computeWordTimes } from './word-timing.ts'

interface HighlightedTextProps {
  readonly text: string
  readonly seconds: number | null
}

/** Highlights the spoken words of a text, in a layer behind the text that screen readers ignore. */
export function HighlightedText({ text, seconds }: HighlightedTextProps) {
  const place = useRef<HTMLSpanElement>(null)
  const light = useRef<HTMLElement>(null)
  const [lit, setLit] = useState<number | null>(null)

  useLayoutEffect(() => {
    if (seconds === null) return undefined
    const timers = computeWordTimes(text).map(({ begins }, at) =>
      setTimeout(() => setLit(at), begins * seconds * 1000),
    )
    return () => {
      for (const timer of timers) clearTimeout(timer)
      setLit(null)
    }
  }, [text, seconds])

  useLayoutEffect(() => {
    const word = lit === null ? undefined : computeWordTimes(text)[lit]
    const node = place.current?.firstChild
    if (word === undefined || !(node instanceof Text)) return undefined
    const move = () => light.current && moveLight(light.current, node, word)
    move()
    addEventListener('resize', move)
    return () => removeEventListener('resize', move)
  }, [text, lit])

  return (
    <span ref={place} data-aloud data-lit={lit ?? undefined}>
      {text}
      {lit !== null && <i ref={light} className={styles.light} aria-hidden="true" />}
    </span>
  )
}

function moveLight(light: HTMLElement, node: Text, { from, to }: { from: number; to: number }): void {
  const range = document.createRange()
  range.setStart(node, from)
  range.setEnd(node, to)
  const around = light.offsetParent?.getBoundingClientRect()
  const [box] = range.getClientRects?.() ?? []
  if (around === undefined || box === undefined) return
  const { scrollLeft = 0, scrollTop = 0, clientLeft = 0, clientTop = 0 } = light.offsetParent ?? {}
  light.style.insetInlineStart = `${box.left - around.left - clientLeft + scrollLeft}px`
  light.style.insetBlockStart = `${box.top - around.top - clientTop + scrollTop}px`
  light.style.inlineSize = `${box.width}px`
  light.style.blockSize = `${box.height}px`
}
