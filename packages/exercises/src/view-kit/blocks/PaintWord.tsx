import { isColoured, type Colouring } from '../../kit/colouring.ts'
import type { PaintingEvent } from '../../kit/painting.ts'
import type { BodyProps } from '../turn/template-view.ts'
import { PaintBlocks } from './PaintBlocks.tsx'

export function PaintWord({ turn, state, send, wrongMove }: BodyProps<Colouring, PaintingEvent>) {
  return (
    <PaintBlocks
      turn={turn}
      colouring={state}
      isRight={isColoured(turn.exercise_data.colors, state.painted)}
      showsLetters
      wrongMove={wrongMove}
      onBrush={(color) => send({ type: 'pick', color })}
      onPaint={(at) => send({ type: 'paint', at })}
    />
  )
}
