// @vitest-environment jsdom
import { OwnWord } from '@letterliaan/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ownStepAnswers } from '../../routes/screens/own-step-page.fixture.tsx'
import { openPage } from '../../testing/open-page.tsx'
import { WordEditor } from './WordEditor.tsx'

let numDrawn = 0
/** A word that counts the renders of its row. Only the row reads the sentence. */
const counted: OwnWord = {
  ...OwnWord.parse({ word: 'rok' }),
  get sentence() {
    numDrawn += 1
    return ''
  },
}

function Editor() {
  const [words, setWords] = useState<readonly OwnWord[]>([OwnWord.parse({ word: 'bakker' }), counted])
  return <WordEditor words={words} findings={[]} hasStars={false} onChange={setWords} />
}

test('typing in the sentence of one word renders no other row', async () => {
  await openPage(<Editor />, ownStepAnswers)
  await waitFor(() => screen.getByText('Niet in het woordenboek'))
  expect(numDrawn).toBeGreaterThan(0)
  numDrawn = 0
  const sentence = screen.getByLabelText<HTMLInputElement>('Zin met ‘bakker’')
  for (const value of ['De', 'De bakker bakt.']) fireEvent.change(sentence, { target: { value } })
  expect(sentence.value).toBe('De bakker bakt.')
  expect(numDrawn).toBe(0)
})
