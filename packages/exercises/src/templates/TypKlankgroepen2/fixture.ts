import { wordFixture, type TemplateFixture } from '../../kit/fixture.ts'
import type { HiddenWordTypingEvent } from '../../kit/hidden-typing.ts'
import { listSoundGroups } from '../../kit/sound-groups.ts'
import { splitLetters } from '../../kit/word-data.ts'
import { toCutWord, logic, type TypKlankgroepen2State } from './logic.ts'

const type = (text: string): HiddenWordTypingEvent => ({ type: 'text', text })

export const fixture: TemplateFixture<TypKlankgroepen2State, HiddenWordTypingEvent> = {
  logic,
  words: [
    wordFixture(21, 'kikker', {
      sound_groups: 'ki,kker',
      structure: 'M1,K1,M2,D1,M1',
      read_letters: 'k,i,kk,e,r',
    }),
    wordFixture(22, 'olifant', { sound_groups: 'o,li,fant' }),
    wordFixture(23, "foto's", { sound_groups: "fo,to's" }),
  ],
  play: ({ word }, send) => {
    for (const text of [toCutWord(word), word.word]) {
      const letters = splitLetters(text)
      letters.forEach((_letter, at) => send(type(letters.slice(0, at + 1).join(''))))
    }
  },
  slip: (_turn, send) => send(type('x')),
  events: [
    { type: 'reveal' },
    ...['', 'k', 'ki', 'ki ', 'kik', 'k i', 'ki kker', 'kikker', 'kikkerr', 'x', '\ud800', '1!'].map(type),
  ],
  answers: ({ word }) => {
    const groups = listSoundGroups(word)
    const answer = word.word
    return [
      [{ groups, answer }, true],
      [{ groups: groups.map((group) => group.toUpperCase()), answer: answer.toUpperCase() }, true],
      [{ groups, answer: answer.slice(1) }, false],
      [{ groups: [answer], answer }, false],
      [{ groups: [], answer }, false],
      [{ groups: [...groups, ''], answer }, false],
    ]
  },
}
