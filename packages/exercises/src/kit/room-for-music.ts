import type { TemplateLogic } from './template.ts'

/** False if a word is dictated, remembered or composed of its sounds (audio.md, Music). */
export const hasRoomForMusic = ({
  category,
  word,
  turn,
}: Pick<TemplateLogic, 'category' | 'word' | 'turn'>): boolean =>
  category !== 'Dictee' && word.shown === 'always' && turn.speaks === undefined
