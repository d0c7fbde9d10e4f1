import { expect, test } from 'vitest'
import { tellGroup } from './give-step.ts'

test.each([
  [28, 0, '‘Week 47’ staat klaar in de boomhut van 28 kinderen.'],
  [
    1,
    1,
    '‘Week 47’ staat klaar in de boomhut van 1 kind. 1 kind heeft een ander pad en krijgt de stap niet.',
  ],
  [0, 5, '‘Week 47’ staat op het pad van Groep 4, maar geen kind volgt dat pad. Kies de kinderen apart.'],
])(
  'OWN-1 %i follow the path of the group and %i another: the supervisor reads who has it',
  (followers, others, sentence) => {
    expect(tellGroup({ label: 'Week 47', name: 'Groep 4', followers, others })).toBe(sentence)
  },
)
