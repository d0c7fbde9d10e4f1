import type { Word } from '@letterliaan/contract'
import { soundGroupsOf } from '../../kit/sound-groups.ts'

/** The word as it is typed first, cut with spaces: 'ki kker'. */
export const cutWordOf = (word: Pick<Word, 'sound_groups'>): string => soundGroupsOf(word).join(' ')
