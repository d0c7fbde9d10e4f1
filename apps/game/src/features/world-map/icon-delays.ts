/** Time between two icons that appear (ms; MAP-2). */
const appearEveryMs = 100
const vanishEveryMs = 50
/** Time between the drawing of two icons, which is done before they appear (ms). */
const drawEveryMs = 25
/** Delay of the first animal's picture, after the steps and before motion, and of each next picture (ms). */
const firstPictureMs = 500
const pictureEveryMs = 100
/** Time that one icon takes to disappear (ms). */
const vanishMs = 160

export const computeAppearDelayMs = (index: number): number => index * appearEveryMs
export const computeVanishDelayMs = (index: number): number => index * vanishEveryMs

export const computeDrawDelayMs = (index: number): number => index * drawEveryMs

export const computePictureDelayMs = (index: number): number => firstPictureMs + index * pictureEveryMs

export const computeVanishTimeMs = (icons: number): number =>
  icons === 0 ? 0 : computeVanishDelayMs(icons - 1) + vanishMs
