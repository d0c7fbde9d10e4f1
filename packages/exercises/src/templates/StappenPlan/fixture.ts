import { longFixtureWords, type TemplateFixture } from '../../kit/fixture.ts'
import { listSoundGroups } from '../../kit/sound-groups.ts'
import type { Turn } from '../../kit/template.ts'
import { findKindToHear, logic, type StappenPlanEvent, type StappenPlanState } from './logic.ts'
import { chooseRuleChoices } from './rules.ts'

const choose = (choice: string): StappenPlanEvent => ({ type: 'choose', choice })
const type = (text: string): StappenPlanEvent => ({ type: 'text', text })
type Send = Parameters<TemplateFixture<StappenPlanState, StappenPlanEvent>['play']>[1]

const rules = [['stomme-e', 'kg-K'], ['stomme-e'], []]

const plan = ({ word }: Turn, send: Send) => {
  listSoundGroups(word).forEach(() => send({ type: 'clap' }))
  send({ type: 'submit' })
  send(choose(findKindToHear(word) ?? ''))
  for (const rule of chooseRuleChoices(word).right) send(choose(rule))
  send({ type: 'submit' })
}

export const fixture: TemplateFixture<StappenPlanState, StappenPlanEvent> = {
  logic,
  words: longFixtureWords.map((word, at) => Object.assign({}, word, { category: 'kg-K', rules: rules[at] })),
  play(turn, send) {
    plan(turn, send)
    send(type(turn.word.word))
  },
  slip(_turn, send) {
    for (let claps = 0; claps < 5; claps++) send({ type: 'clap' })
    send({ type: 'submit' })
  },
  mistake(turn, send) {
    plan(turn, send)
    send(type('x'))
    for (let tries = 0; tries < 3; tries++) send({ type: 'rejected' })
  },
  events: [
    { type: 'clap' },
    { type: 'take-back' },
    ...['', 'K', 'M', 'D', 'kg-K', 'stomme-e', 'hoor', 'toString', '\ud800'].map(choose),
    ...['', ' ', 'kikker', 'kiker', '\ud800', 'x'.repeat(1000)].map(type),
  ],
  answers: ({ word }) => {
    const { right } = chooseRuleChoices(word)
    return [
      [{ answer: word.word, rules: right }, true],
      [{ answer: word.word, rules: right.toReversed() }, true],
      [{ answer: word.word, rules: [] }, false],
      [{ answer: word.word, rules: [...right, 'engels'] }, false],
      [{ answer: word.word, rules: [right[0], ...right] }, false],
      [{ answer: word.word.slice(1), rules: right }, false],
      [{ answer: '', rules: right }, false],
    ]
  },
}
