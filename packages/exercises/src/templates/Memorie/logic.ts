import { catalogue, exclaimed, spoken } from '@letterliaan/texts'
import type { TextTyped, TurnEffect, TurnTransition } from '../../kit/flow.ts'
import { freeJudge, typedWordData, type TypedAnswer } from '../../kit/judge-typed-word.ts'
import { findWrongPlace } from '../../kit/letters-in-common.ts'
import { typedSpelling } from '../../kit/spelling.ts'
import type { TemplateLogic, Turn } from '../../kit/template.ts'
import { createWrittenFirstFlow, type WrittenFirst } from '../../kit/written-first.ts'
import { listCards, findSoughtWord } from './cards.ts'

export const texts = catalogue({
  lay: spoken('Goed geschreven! Je eerste kaart ligt op tafel. Onthoud waar hij ligt.', {
    sober: 'Dat klopt. Je eerste kaart ligt op tafel. Onthoud waar hij ligt.',
  }),
  seek: spoken('Je kaart ligt op tafel. Luister: waar ligt dit woord?'),
  found: exclaimed('Gevonden! Onthoud waar je kaarten liggen.'),
  other: spoken('Dit is een ander woord. Draai nog een kaart om.'),
  hear: 'Luister naar het woord dat je zoekt',
  table: 'Kaarten op tafel',
  shut: 'kaart {number}',
  open: 'kaart {number}: {word}',
})

export interface Seeking {
  readonly turned: number | null
  readonly count: number
  readonly isFound: boolean
}

export type MemorieEvent = { readonly type: 'turn-card'; readonly at: number } | { readonly type: 'hear' }

const isFirst = (turn: Turn): boolean => findSoughtWord(turn) === null

const turnCard = (turn: Turn, seeking: Seeking, at: number): TurnTransition<Seeking> => {
  const card = listCards(turn)[at] ?? null
  if (seeking.isFound || card === null || at === seeking.turned || isFirst(turn))
    return { state: seeking, effects: [] }
  const isFound = card.id === findSoughtWord(turn)?.id
  return {
    state: { turned: at, count: seeking.count + 1, isFound },
    effects: isFound ? [{ type: 'feedback', feedback: 'letter' }] : [],
  }
}

const sayWord = (turn: Turn): TurnEffect[] => {
  const of = findSoughtWord(turn)
  return of === null ? [] : [{ type: 'speak', sound: 'word', of, isPressed: true }]
}

/** Each written word becomes a card. The child then finds the card of an earlier word by its sound. */
export const logic: TemplateLogic<'Memorie', TypedAnswer, WrittenFirst<Seeking>, TextTyped | MemorieEvent> = {
  name: 'Memorie',
  texts,
  category: 'Oefenen',
  activity: 'sounds',
  lesson: {
    name: 'Memorie',
    task: 'Schrijf de woorden en onthoud waar ze liggen.',
    after: 'Je hebt alle woorden geschreven en kaarten gezocht.',
    picture: 'flower-playing-cards',
    numWords: 6,
    sounds: { offered: ['word', 'sentence'], needed: ['word'] },
  },
  word: { shown: 'never', asked: 'by_ear', canPlay: ({ word, audio_word }) => word !== '' && audio_word },
  judge: freeJudge,
  flow: createWrittenFirstFlow<Seeking, MemorieEvent>({
    begin: () => ({ turned: null, count: 0, isFound: false }),
    play: (turn, seeking, event) =>
      event.type === 'hear' ? { state: seeking, effects: sayWord(turn) } : turnCard(turn, seeking, event.at),
    isOver: (turn, { isFound }) => isFound || isFirst(turn),
    opensWith: sayWord,
  }),
  turn: { opensWith: ['word'] },
  data: typedWordData,
  spelling: typedSpelling,
  help: { placeOf: ({ word }, { answer }) => findWrongPlace(word.word, answer) },
}
