export { choosePractice, choosePracticeOrGame } from './choose-practice.ts'
export {
  drawMix,
  findEndOfToday,
  spreadCategories,
  type MixableWord,
  type MixedWord,
  type MixSettings,
  type Strategy,
  type UnconfirmedStep,
} from './draw-mix.ts'
