import type { SpokenLine } from '@letterliaan/texts'
import { SpokenText } from '@letterliaan/ui/spoken'
import { useEffect, useState } from 'react'
import type { TurnInstruction } from './template-view.ts'

export interface SpokenInstructionProps {
  readonly instruction: TurnInstruction
  /** Instructions already read; omitted if it never changes, as the intro read it. */
  readonly heard?: Set<string>
}

/** Shows the instruction; a new one is read automatically, after the word (GIDS-1). */
export function SpokenInstruction({ instruction, heard }: SpokenInstructionProps) {
  const { shown, said } = 'said' in instruction ? instruction : { shown: undefined, said: instruction }
  return <OneInstruction key={said.text} {...{ shown, said, heard }} />
}

interface OneInstructionProps extends Pick<SpokenInstructionProps, 'heard'> {
  readonly shown: string | undefined
  readonly said: SpokenLine
}

function OneInstruction({ shown, said, heard }: OneInstructionProps) {
  const [isNew] = useState(() => heard !== undefined && !heard.has(said.text))
  useEffect(() => void heard?.add(said.text), [heard, said.text])
  return <SpokenText line={said} shown={shown} auto={isNew} />
}
