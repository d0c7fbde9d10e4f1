import type { Word } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { turnFixture } from '../../kit/analysed-word.fixture.ts'
import { logic } from './logic.ts'
import { nameChoice } from './names.ts'
import { asksForm, listQuestionsOfTurn } from './questions.ts'
import { chooseVerbChoiceFeedback, chooseVerbFormFeedback } from './retry.ts'

const turnOf = (word: string, sentence: string, verb: NonNullable<Word['verb']>) => {
  const turn = turnFixture(logic, word, [], 1)
  return { ...turn, word: { ...turn.word, sentence, verb } }
}

const becomes = turnOf('wordt', 'Mila wordt morgen tien.', {
  infinitive: 'worden',
  subject: 'Mila',
  person: 'hij',
  time: 'nu',
})
const running = turnOf('rennen', 'Het rennen op de gang mag niet.', {
  infinitive: 'rennen',
  subject: null,
  person: null,
  time: 'infinitief',
})
const dreamt = turnOf('droomde', 'Ik droomde van een draak.', {
  infinitive: 'dromen',
  subject: 'Ik',
  person: 'ik',
  time: 'toen',
})
const command = turnOf('geef', 'Noor, geef mij de bal!', {
  infinitive: 'geven',
  subject: null,
  person: null,
  time: 'gebod',
})

test.each([
  ['now', becomes, 'Of zegt iemand: doe dat?'],
  ['a command', command, 'Of zegt iemand: doe dat?'],
  ['an infinitive', running, 'Of is het gewoon het hele werkwoord?'],
])('VERB-1 feedback on a wrong time for %s contains the right answer', (_name, turn, also) => {
  const [question] = listQuestionsOfTurn(turn)
  if (question === undefined) throw new Error('no question')
  const said = chooseVerbChoiceFeedback(turn, question).text
  expect(said).toContain(also)
  const names = question.choices.map((choice) => nameChoice(question, choice).replace('!', ''))
  expect(names.filter((name) => !said.includes(name))).toEqual([])
})

test.each([
  [becomes, 'word', 'Bijna! Denk aan wie het doet en wanneer.'],
  [becomes, 'zzz', 'Dat is het nog niet. Denk aan wie het doet en wanneer.'],
  [dreamt, 'dromde', 'Bijna! Het eind klopt. Kijk goed naar wat ervoor staat.'],
  [dreamt, 'droomte', 'Bijna! Denk aan wie het doet en wanneer.'],
  [dreamt, 'droomden', 'Bijna! Denk aan wie het doet en wanneer.'],
  [running, 'renen', 'Bijna! Denk aan de regel.'],
  [running, 'zzz', 'Dat is het nog niet. Denk aan de regel.'],
  [command, 'geeft', 'Bijna! Denk aan de regel.'],
])('VERB-1 feedback on a wrong form is true for that form', (turn, written, line) => {
  expect(chooseVerbFormFeedback(turn, written).text).toBe(line)
})

test.each([
  ['ww-gebod', true],
  ['ww-infinitief', true],
  ['ww-bn', true],
  ['ww-te', false],
  ['ww-klinkt', false],
] as const)(
  'VERB-1 in a step of %s the question is not about time but about the fitting form: %s',
  (category, asks) => {
    expect([command, running, becomes].map(({ word }) => asksForm({ ...word, category }))).toEqual([
      asks,
      asks,
      asks,
    ])
  },
)
