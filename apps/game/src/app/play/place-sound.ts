import { chooseDaylight } from '@letterliaan/ui/daylight'
import type { SoundPlayer } from '@letterliaan/ui/sound'
import type { GameView } from '../navigation/create-game-navigator.ts'
import type { PageMeta } from '../navigation/page.ts'

/** MAP-12. Music continues while a page loads. A place without music has ambience or silence. */
export function createPlaceSound(
  { playAmbience, playEntry, playMusic }: Pick<SoundPlayer, 'playAmbience' | 'playEntry' | 'playMusic'>,
  now = () => new Date(),
) {
  let here: string | undefined

  return (view: GameView): void => {
    if (view.kind === 'waiting') return
    const meta: Partial<PageMeta> = view.kind === 'page' ? view.meta : {}
    const { music, ambience, theme } = {
      ...meta,
      ...(chooseDaylight(now()) === 'evening' ? meta.inEvening : undefined),
    }
    if (music !== undefined && music !== here) playEntry('entry')
    here = music
    playAmbience(music ?? ambience)
    playMusic(theme && { theme, mood: 'strolling' })
  }
}
