import { type HelpedTemplate, findTypedSlip } from './first-help.ts'
import type { SoundSlip } from './sound-slip.ts'
import { describeStuckWriting } from './stuck.ts'
import type { Turn } from './turn.ts'
import { isNearWord } from './word-data.ts'

/** Returns the wrong sound in a word that was sent whole; null if its letters show no wrong sound. */
export const findSentSlip = (logic: HelpedTemplate, turn: Turn, sent: string): SoundSlip | null =>
  isNearWord(sent, turn.word.word)
    ? findTypedSlip(logic, turn, describeStuckWriting(turn.word.word, sent))
    : null
