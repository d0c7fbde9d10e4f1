import type { SpokenLine } from '@letterliaan/contract/texts'
import { ReadAloudContext, type ReadAloud } from '@letterliaan/ui/spoken'
import { textAddress } from '@letterliaan/web/spoken-sound'
import { useMemo, type ReactNode } from 'react'
import { useServices } from '../useServices.ts'

const saidOf = (line: SpokenLine) => ({ url: textAddress(line), text: line.text })

export interface ReadingAloudProps {
  /** Are texts read by themselves to who plays (supervisor.md, Calm profile)? */
  readonly isAutomatic: boolean
  readonly children: ReactNode
}

/** Lets every text within be read aloud (GIDS-1). */
export function ReadingAloud({ isAutomatic, children }: ReadingAloudProps) {
  const { sound } = useServices()
  const readAloud = useMemo<ReadAloud<SpokenLine>>(
    () => ({
      isAutomatic,
      say: (line, hearing) => sound.speakText(saidOf(line), hearing),
      prepare: (lines) => sound.preloadTexts(lines.map(saidOf)),
    }),
    [sound, isAutomatic],
  )
  return <ReadAloudContext value={readAloud as ReadAloud}>{children}</ReadAloudContext>
}
