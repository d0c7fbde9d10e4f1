import type { TemplateName } from '@letterliaan/contract'
import { hasRoomForMusic } from '@letterliaan/exercises/views'
import { loadTemplate } from '@letterliaan/exercises/templates'
import { themeNames, type SoundPlayer } from '@letterliaan/ui/sound'
import { useEffect } from 'react'

export function useExerciseMusic(
  { playMusic }: Pick<SoundPlayer, 'playMusic'>,
  template: TemplateName,
  world: number,
): void {
  useEffect(() => {
    const theme = themeNames[world - 1]
    let isGone = false

    async function begin(): Promise<void> {
      const { logic } = await loadTemplate(template)
      if (theme !== undefined && !isGone && hasRoomForMusic(logic)) playMusic({ theme, mood: 'thinking' })
    }

    // The screen shows an error if a template cannot be loaded.
    begin().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [playMusic, template, world])
}
