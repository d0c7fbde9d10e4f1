import { wordFixture, type TemplateFixture } from '../../kit/fixture.ts'
import type { HiddenWordTyping } from '../../kit/hidden-typing.ts'
import { listSoundGroups } from '../../kit/sound-groups.ts'
import { splitLetters } from '../../kit/word-data.ts'
import { logic, type TypKlankgroepen1Event } from './logic.ts'

const type = (text: string): TypKlankgroepen1Event => ({ type: 'text', text })

export const fixture: TemplateFixture<HiddenWordTyping, TypKlankgroepen1Event> = {
  logic,
  heardFirst: ['sound_groups'],
  words: [
    wordFixture(21, 'kikker', {
      sound_groups: 'ki,kker',
      structure: 'M1,K1,M2,D1,M1',
      read_letters: 'k,i,kk,e,r',
    }),
    wordFixture(22, "'s avonds", { sound_groups: "'s a,vonds" }),
    wordFixture(23, 'zee-eend', { sound_groups: 'zee-,eend' }),
  ],
  play: ({ word }, send) => {
    const letters = splitLetters(word.word)
    letters.forEach((_letter, at) => send(type(letters.slice(0, at + 1).join(''))))
  },
  slip: (_turn, send) => send(type('x')),
  events: [
    { type: 'reveal' },
    { type: 'listen', group: 2 },
    ...['', 'k', 'ki', 'kikker', 'kikkerr', 'x', '\ud800', '1!'].map(type),
  ],
  answers: ({ word }) => {
    const groups = listSoundGroups(word)
    return [
      [{ groups }, true],
      [{ groups: groups.map((group) => group.toUpperCase()) }, true],
      [{ groups: [groups.join('')] }, false],
      [{ groups: [...groups].toReversed() }, false],
      [{ groups: groups.slice(0, 1) }, false],
      [{ groups: [] }, false],
    ]
  },
}
