import type { TemplateLogic } from './template.ts'

/** Not where a word is dictated, kept in mind or put together from its sounds (audio.md, Music). */
export const hasRoomForMusic = ({
  category,
  word,
  turn,
}: Pick<TemplateLogic, 'category' | 'word' | 'turn'>): boolean =>
  category !== 'Dictee' && word.shown === 'always' && turn.speaks === undefined
