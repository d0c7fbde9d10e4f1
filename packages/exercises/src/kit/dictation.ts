import { judgeDictated, findWrittenInSentence } from '@letterliaan/rules/sentence'
import type { TypedAnswer } from './judge-typed-word.ts'
import { sentenceCategories, toWholeSpelling, type DictatedWord, type SentenceFault } from './spelling.ts'
import type { TemplateLogic, TemplateTurn } from './template.ts'
import { hasWholeWord, sentenceJudge } from './words-in-text.ts'

const isJudgedWhole = ({ category = '' }: Pick<DictatedWord, 'category'>): boolean =>
  sentenceCategories.has(category)

const faultsIn = (word: DictatedWord, written: string): readonly SentenceFault[] => {
  if (!isJudgedWhole(word)) return []
  const { sentence } = word
  const { capitals, marks } = judgeDictated(sentence, written)
  return [
    ...(capitals.right < capitals.all ? (['hoofdletter'] as const) : []),
    ...(marks.right < marks.all ? (['leesteken'] as const) : []),
  ]
}

/** A sentence is played whole and in phrases. A child has one try and sees the result at the end. */
export const dictatedTurn = {
  opensWith: ['sentence'],
  speaks: ['phrase'],
  tries: 1,
  toldAtEnd: true,
} as const satisfies TemplateTurn

/** Shared by templates that dictate a sentence. The step's word decides the result (rules.md, Sentences). */
export const dictationParts = {
  word: {
    shown: 'never',
    asked: 'in_sentence',
    canPlay: ({ word, sentence, difficulty, audio_sentence }) =>
      audio_sentence && hasWholeWord(sentence, word, difficulty),
  },
  judge: {
    ...sentenceJudge,
    isRight: (turn, answer) =>
      sentenceJudge.isRight(turn, answer) && faultsIn(turn.word, answer.answer).length === 0,
  },
  data: {
    described: '`{ answer }`: `word.sentence`, as it was heard; the first answer counts, whatever it is',
    right: ({ word }) => ({ answer: word.sentence }),
    expectedInput: ({ word }) => word.sentence,
  },
  spelling: {
    writtenBy: ({ word, sentence }, { kind, input }) =>
      kind === 'answer' ? toWholeSpelling(findWrittenInSentence(sentence, word, input)) : null,
    faultsIn,
  },
  help: { never: true },
  outro: { writings: 'dictated-sentences', countsSentence: isJudgedWhole },
} satisfies Partial<TemplateLogic<'ZinDictee', TypedAnswer>>
