import { longFixtureWords, type TemplateFixture } from '../../kit/fixture.ts'
import { anchorFixture } from '../../kit/analysed-word.fixture.ts'
import { logic, type FoutenjagerEvent, type FoutenjagerState } from './logic.ts'
import { findPlaceOfWord } from './misspelt-sentence.ts'
import { chooseAnchorChoices } from './rule-choices.ts'

const misspelt = ['kiker', 'wingkel', "oopa's"]

export const fixture: TemplateFixture<FoutenjagerState, FoutenjagerEvent> = {
  logic,
  words: longFixtureWords.map((word, at) => Object.assign({}, word, { misspelt: misspelt[at] })),
  anchors: [
    anchorFixture(23, 1, 'appel', 'red-apple'),
    anchorFixture(9, 1, 'ring', 'ring'),
    anchorFixture(21, 1, 'vogel', 'bird'),
  ],
  heardFirst: ['sentence'],
  play(turn, send) {
    send({ type: 'tap', at: findPlaceOfWord(turn.word) })
    send({ type: 'rule', anchor: chooseAnchorChoices(turn).right?.id ?? 0 })
    send({ type: 'text', text: turn.word.word })
  },
  slip: null,
  mistake(turn, send) {
    send({ type: 'tap', at: findPlaceOfWord(turn.word) })
    send({ type: 'rule', anchor: chooseAnchorChoices(turn).right?.id ?? 0 })
    send({ type: 'text', text: 'x' })
    send({ type: 'rejected' })
  },
  events: [
    { type: 'tap', at: 0 },
    { type: 'tap', at: 2 },
    { type: 'tap', at: -1 },
    { type: 'tap', at: 99 },
    { type: 'rule', anchor: 91 },
    { type: 'rule', anchor: 231 },
    { type: 'rule', anchor: 0 },
    ...['', ' ', 'kikker', 'kiker', '\ud800', 'x'.repeat(1000)].map((text): FoutenjagerEvent => ({
      type: 'text',
      text,
    })),
  ],
  answers: ({ word }) => [
    [{ answer: word.word, at: 2 }, true],
    [{ answer: word.word, at: 1 }, false],
    [{ answer: word.word.slice(1), at: 2 }, false],
    [{ answer: '', at: 2 }, false],
  ],
}
