import type { FixedPicture, Look } from '@letterliaan/ui/pictures'
import type { SoundName } from '@letterliaan/ui/sound'

export interface ThingUse {
  readonly does: 'light' | 'play' | 'sway' | 'fly' | 'shine' | 'open' | 'feed'
  readonly sound: SoundName
  /** The guest that comes to eat if no egg has hatched yet. */
  readonly guest?: FixedPicture
}

const uses: Readonly<Record<string, ThingUse>> = {
  banana: { does: 'feed', sound: 'hop', guest: 'monkey' },
  hibiscus: { does: 'feed', sound: 'chirp', guest: 'butterfly' },
  flashlight: { does: 'light', sound: 'click' },
  'billed-cap': { does: 'sway', sound: 'hop' },
  guitar: { does: 'play', sound: 'letters' },
  'long-drum': { does: 'play', sound: 'letters' },
  canoe: { does: 'sway', sound: 'hop' },
  tent: { does: 'light', sound: 'click' },
  butterfly: { does: 'fly', sound: 'chirp' },
  feather: { does: 'fly', sound: 'hop' },
  'world-map': { does: 'open', sound: 'unlock' },
  telescope: { does: 'shine', sound: 'unlock' },
  balloon: { does: 'fly', sound: 'hop' },
  crown: { does: 'shine', sound: 'coin' },
  'dragon-face': { does: 'light', sound: 'hop' },
  rocket: { does: 'fly', sound: 'unlock' },
}

/** A thing that a school added to its own shop shines. */
const otherUse: ThingUse = { does: 'shine', sound: 'coin' }

export function findThingUse(image: string, look: Look): ThingUse {
  const use = uses[image] ?? otherUse
  return use.does === 'feed' && look === 'field-camp' ? otherUse : use
}

export const usableImages = Object.keys(uses)
