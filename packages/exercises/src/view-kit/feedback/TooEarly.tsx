import { chooseTooEarlyLine } from '../../kit/too-early.ts'
import type { TemplateLogic, Turn } from '../../kit/template.ts'
import { TryAgainMessage } from './TryAgainMessage.tsx'

export interface TooEarlyProps {
  readonly logic: Pick<TemplateLogic, 'flow'>
  readonly turn: Turn
  readonly state: unknown
}

/** Says what the child must still do, unless another message already asks for it. */
export function TooEarly({ logic, turn, state }: TooEarlyProps) {
  const text = chooseTooEarlyLine(logic, turn, state)
  return text === null ? null : <TryAgainMessage text={text} />
}
