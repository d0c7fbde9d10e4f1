/** Time between two icons that appear or disappear (ms): MAP-2. */
const appearEveryMs = 100
const vanishEveryMs = 50
/** The time (ms) between drawing two icons: well before they appear. */
const drawEveryMs = 25
/** When the picture of the first animal comes (ms), and so long after it the next: between the steps and what lives on the map. */
const firstPictureMs = 500
const pictureEveryMs = 100
/** How long one icon takes to go (ms). */
const vanishMs = 160

export const appearDelayMs = (index: number): number => index * appearEveryMs
export const vanishDelayMs = (index: number): number => index * vanishEveryMs

export const drawDelayMs = (index: number): number => index * drawEveryMs

export const pictureDelayMs = (index: number): number => firstPictureMs + index * pictureEveryMs

/** When the last of so many icons is gone (ms). */
export const vanishTimeMs = (icons: number): number => (icons === 0 ? 0 : vanishDelayMs(icons - 1) + vanishMs)
