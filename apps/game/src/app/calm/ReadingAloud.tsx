import type { SpokenLine } from '@letterliaan/texts'
import { ReadAloudContext, type ReadAloud } from '@letterliaan/ui/spoken'
import { useLook } from '@letterliaan/ui/pictures'
import { formatTextAddress } from '@letterliaan/web/spoken-sound'
import { useStore } from '@letterliaan/web/use-store'
import { useMemo, type ReactNode } from 'react'
import { useServices } from '../useServices.ts'
import { chooseWording } from './wording.ts'

const saidOf = (line: SpokenLine) => ({ url: formatTextAddress(line), text: line.text, tone: line.tone })

export interface ReadingAloudProps {
  /** supervisor.md, Calm profile */
  readonly isAutomatic: boolean
  /** Texts for groep 3 are easier. Null: the reader is not a child. */
  readonly level_id: number | null
  /** True while rewards cover the page. Reading stops and later starts again. */
  readonly waitsForRewards?: boolean
  readonly children: ReactNode
}

export function ReadingAloud({
  isAutomatic,
  level_id,
  waitsForRewards = false,
  children,
}: ReadingAloudProps) {
  const { sound, rewards } = useServices()
  const isCovered = useStore(rewards.shown) !== null && waitsForRewards
  const look = useLook()
  const readAloud = useMemo<ReadAloud<SpokenLine>>(
    () => ({
      isAutomatic: isAutomatic && !isCovered,
      ...chooseWording(level_id, look),
      say: (line, hearing) => sound.speakText(saidOf(line), hearing),
      hush: sound.hush,
      prepare: (lines) => sound.preloadTexts(lines.map(saidOf)),
    }),
    [sound, isAutomatic, level_id, isCovered, look],
  )
  return <ReadAloudContext value={readAloud}>{children}</ReadAloudContext>
}
