// @vitest-environment jsdom
import { allFixtures } from '../view-kit/all.fixture.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { wordsOfFixture } from '../kit/fixture.ts'
import { renderExerciseFixture } from '../view-kit/shell/screen.fixture.tsx'

// A toets has its own screen, on which every word is dictated.
const fixtures = allFixtures.filter(({ logic }) => logic.name !== 'Test')

const picture = 'tent'

/** Templates that show or say the word. In others a picture would reveal it. */
const showing = new Set(['KiesKlank', 'KijkLees', 'KijkLuister', 'LeesLetters'])

test.each(fixtures)(
  'PLEK-8 $logic.name shows the picture of its word only if the word itself is shown or said',
  async (fixture) => {
    const words = wordsOfFixture(fixture).map((word) => Object.assign({}, word, { image: picture }))
    const { begin } = await renderExerciseFixture({ ...fixture, words })
    // In a story the child chooses two words.
    for (const word of screen.queryAllByRole('checkbox').slice(0, 2)) await userEvent.click(word)
    await begin()
    expect(document.querySelector('form')).not.toBeNull()
    expect(document.querySelector(`form img[src*="/${picture}"]`) !== null).toBe(
      showing.has(fixture.logic.name),
    )
  },
)
