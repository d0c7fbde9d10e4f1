export { choosePractice, choosePracticeOrGame } from './choose-practice.ts'
export { drawMix, findEndOfToday, spreadCategories } from './draw-mix.ts'
export type { MixableWord, MixedWord, MixSettings, Strategy, UnconfirmedStep } from './draw-mix.ts'
