export { drawMix, mixSizes, spreadCategories } from './draw-mix.ts'
export type { MixableWord } from './draw-mix.ts'
