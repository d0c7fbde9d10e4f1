import type { SoundName, SoundPlayer } from '@letterliaan/ui/sound'
import type { GameView } from '../navigation/create-game-navigator.ts'

/** MAP-12. The previous music goes on while a page loads; a place without music has ambience or silence. */
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
