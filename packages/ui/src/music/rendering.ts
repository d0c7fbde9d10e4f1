/** For who renders without a browser: the bench, the program that makes the effects, the gallery. */
export { musicSampleRate } from './instruments.ts'
export { levelTo, loudnessOf } from './loudness.ts'
export { mixOf, renderTheme } from './render-theme.ts'
export { seamOf } from './seam.ts'
export { themeNames } from './theme-name.ts'
export { layerNames } from './theme.ts'
export { themes } from './themes.ts'
