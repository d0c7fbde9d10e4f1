import { expect, test } from 'vitest'
import { shouldOpenTour, listShownSteps, type Tour } from './tour.ts'

const tour: Tour<{ readonly world: number }> = {
  index: 2,
  steps: [
    { header: { text: 'Help' }, body: { text: 'Tik op deze stap. Dan kun je beginnen.' } },
    { header: { text: 'Terug' }, body: { text: 'Hier ben je nu.' }, target: '.sign' },
    { header: { text: 'Niveau' }, body: { text: 'Nog op slot.' }, allow: ({ world }) => world >= 2 },
    {
      header: { text: 'Punten' },
      body: { text: 'Hier is een toets.' },
      target: '.flag',
      allow: ({ world }) => world >= 2,
    },
  ],
}

test.each([
  { world: 1, there: ['.sign', '.flag'], shown: ['Help', 'Terug'] },
  { world: 1, there: [], shown: ['Help'] },
  { world: 2, there: [], shown: ['Help', 'Niveau'] },
  { world: 2, there: ['.flag'], shown: ['Help', 'Niveau', 'Punten'] },
])(
  'HELP-1 a tour in world $world with $there on the page skips steps that do not apply or have no element',
  ({ world, there, shown }) => {
    const steps = listShownSteps(tour, { world }, (target) => there.includes(target))
    expect(steps.map(({ header }) => header.text)).toEqual(shown)
  },
)

test.each([
  { flow: 0, index: 1, after: 0, opens: true },
  { flow: 1, index: 1, after: 0, opens: false },
  { flow: 1, index: 3, after: 0, opens: true },
  { flow: 4, index: 3, after: 0, opens: false },
  { flow: 2, index: 4, after: 3, opens: false },
  { flow: 3, index: 4, after: 3, opens: true },
])('tour $index after $after opens automatically for child $flow: $opens', ({ flow, opens, ...tourOf }) => {
  expect(shouldOpenTour(tourOf, flow)).toBe(opens)
})
