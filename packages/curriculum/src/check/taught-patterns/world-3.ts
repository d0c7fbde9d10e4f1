import type { TaughtPatterns } from './taught-pattern.ts'
import { spelledLike } from './taught-pattern.ts'
import { hasCode, openGroups, writesAs } from './word-view.ts'

/** dutch.md §2, Wereld 3. */
export const world3Patterns: TaughtPatterns = {
  'eind-d': (view) => writesAs(view, 'd', 'm_t'),
  'b/p': (view) => writesAs(view, 'b', 'm_p'),
  "mv-'s": spelledLike(/'s$/),
  'vk-je': (view) => view.word.endsWith('je') && view.sounds.at(-1)?.code === 'D1',
  // ball-e-tje, but not voe-tje.
  'vk-etje': (view) => view.word.endsWith('etje') && openGroups(view).at(-1)?.at(-1)?.code === 'D1',
  ig: (view) => /ig(e|er|st|s)?$/.test(view.word) && writesAs(view, 'i', 'd_e'),
  lijk: (view) => hasCode(view, 'D2'),
  'ing-heid': spelledLike(/.heid$/),
}
