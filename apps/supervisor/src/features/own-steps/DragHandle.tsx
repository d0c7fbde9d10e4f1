import { useDrag } from '@letterliaan/web/use-drag'
import { useRef, type KeyboardEvent } from 'react'
import { fill } from '@letterliaan/texts'
import styles from './DragHandle.module.css'
import type { RowMoves } from './useReorder.ts'
import { texts } from './texts.ts'

export function DragHandle({ name, moves }: { readonly name: string; readonly moves: RowMoves }) {
  const button = useRef<HTMLButtonElement>(null)
  const row = () => button.current?.closest('li') ?? null
  const drag = useDrag({
    onMove({ translate, isFar }) {
      const moved = row()
      if (!isFar || moved === null) return
      moved.classList.add(styles.dragging ?? '')
      moved.style.translate = `0 ${translate.split(' ')[1] ?? '0'}`
    },
    onEnd({ clientY, isFar }, isCancelled) {
      const moved = row()
      moved?.classList.remove(styles.dragging ?? '')
      if (moved) moved.style.translate = ''
      if (isFar && !isCancelled) moves.onDrop(clientY)
    },
  })

  function press(event: KeyboardEvent) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (by === 0) return
    event.preventDefault()
    moves.onMove(by)
  }

  return (
    <button
      ref={button}
      type="button"
      className={styles.handle}
      data-handle
      aria-label={fill(texts.drag.move, { name })}
      title={texts.drag.hint}
      onKeyDown={press}
      {...drag}
    >
      ⠿
    </button>
  )
}
