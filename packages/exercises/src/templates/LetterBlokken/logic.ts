import { catalogue, spoken } from '@letterliaan/texts'
import type { TurnEffect, Flow, RevealPressed, TurnTransition } from '../../kit/flow.ts'
import { describeStuckTyping } from '../../kit/stuck.ts'
import { hideWakeName, hideWord, revealWord, type HiddenWord } from '../../kit/hidden-word.ts'
import {
  createEmptyBlocks,
  isFilledFromStart,
  readTextInBlocks,
  typeInBlocks,
  type BlockEvent,
  type LetterBlocks,
} from '../../kit/letter-blocks.ts'
import { typedSpelling } from '../../kit/spelling.ts'
import type { TemplateLogic, Turn } from '../../kit/template.ts'
import { restrictedJudge, typedWordData, type TypedAnswer } from '../../kit/judge-typed-word.ts'
import { hasColors } from '../../kit/word-data.ts'

export const texts = catalogue({
  instruction: spoken('Luister en vul de blokken'),
})

export interface LetterBlokkenState extends HiddenWord {
  readonly blocks: LetterBlocks
  readonly rejected: string | null
}

export type LetterBlokkenEvent = BlockEvent | RevealPressed

const still = (state: LetterBlokkenState): TurnTransition<LetterBlokkenState> => ({ state, effects: [] })

/** True directly after a refused letter: the child then wrote more than the blocks show. */
const isBehindRefused = ({ letters, mistakeAt }: LetterBlocks): boolean =>
  mistakeAt !== null && letters.includes(null)

const isFilledIn = ({ blocks, rejected }: LetterBlokkenState): boolean =>
  isFilledFromStart(blocks) && readTextInBlocks(blocks) !== rejected && !isBehindRefused(blocks)

const refuseAgain = ({ blocks, ...state }: LetterBlokkenState): TurnTransition<LetterBlokkenState> => ({
  state: { ...state, blocks: { ...blocks, refusals: blocks.refusals + 1 } },
  effects: [{ type: 'feedback', feedback: 'wrong' }],
})

const type = (
  turn: Turn,
  state: LetterBlokkenState,
  event: BlockEvent,
  at: number,
): TurnTransition<LetterBlokkenState> => {
  const { blocks, refused } = typeInBlocks(state.blocks, turn.word.word, event, at)
  const changed = readTextInBlocks(blocks) !== readTextInBlocks(state.blocks)
  const effects: TurnEffect[] = []
  if (changed && event.type === 'type') effects.push({ type: 'feedback', feedback: 'letter' })
  if (refused !== null) effects.push({ type: 'attempt', ...refused }, { type: 'feedback', feedback: 'wrong' })
  return { state: { ...(changed ? hideWord(state) : state), blocks }, effects }
}

const letterBlokkenFlow: Flow<LetterBlokkenState, LetterBlokkenEvent> = {
  start: ({ word }) => still({ blocks: createEmptyBlocks(word.word), rejected: null, isWordVisible: false }),
  next(turn, state, event, at, pace) {
    switch (event.type) {
      case 'type':
      case 'erase':
      case 'focus':
        return type(turn, state, event, at)
      case 'reveal':
        return revealWord(state, at, pace)
      case 'wake':
        return still(event.name === hideWakeName ? hideWord(state) : state)
      case 'rejected':
        return still({ ...state, rejected: readTextInBlocks(state.blocks) })
      case 'submit':
        if (isBehindRefused(state.blocks)) return refuseAgain(state)
        return {
          state,
          effects: isFilledIn(state)
            ? [{ type: 'answer', data: { answer: readTextInBlocks(state.blocks) } }]
            : [],
        }
    }
  },
  isFilledIn: (_turn, state) => isFilledIn(state),
  stuckAt: ({ word }, { blocks, rejected }) => ({
    ...describeStuckTyping(word.word, readTextInBlocks(blocks), rejected, blocks.refused),
    at: blocks.cursor,
  }),
}

export const logic: TemplateLogic<'LetterBlokken', TypedAnswer, LetterBlokkenState, LetterBlokkenEvent> = {
  name: 'LetterBlokken',
  texts,
  category: 'Oefenen',
  activity: 'blocks',
  lesson: {
    name: 'Letterblokken',
    task: 'Luister naar het woord en typ in elk blok één letter.',
    after: 'Je hebt alle blokken gevuld.',
    picture: 'puzzle-piece',
    numWords: 8,
    sounds: { offered: ['word'], needed: ['word'], neededForSoundAlikes: ['sentence'] },
    ownWords: { short: 1, long: 6 },
    trains: [
      'sch',
      'ng',
      'nk',
      'plakletter',
      'eer',
      'b-d',
      'tweeteken',
      'lang-kort',
      'korte-klank',
      'klinker',
      'volgorde',
      'cluster',
      'medeklinker',
    ],
  },
  word: { shown: 'peek', asked: 'in_blocks', canPlay: (word) => hasColors(word) && word.audio_word },
  judge: restrictedJudge,
  flow: letterBlokkenFlow,
  turn: { opensWith: ['word'] },
  data: typedWordData,
  spelling: typedSpelling,
}
