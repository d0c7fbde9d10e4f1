import type { SoundName, SoundPlayer } from '@letterliaan/ui/sound'
import type { GameView } from '../navigation/create-game-navigator.ts'

/**
 * Plays what belongs to a place: its music (MAP-12), and at the door a sound of coming in. While a page is on its way,
 * the music of the page before goes on; a place without music has its ambience, or is silent, and what played fades out.
 */
export function createPlaceSound({ playMusic, playEntry }: Pick<SoundPlayer, 'playMusic' | 'playEntry'>) {
  let here: SoundName | undefined

  return (view: GameView): void => {
    if (view.kind === 'waiting') return
    const music = view.kind === 'page' ? view.meta.music : undefined
    if (music !== undefined && music !== here) playEntry('entry')
    here = music
    playMusic(music ?? (view.kind === 'page' ? view.meta.ambience : undefined))
  }
}
