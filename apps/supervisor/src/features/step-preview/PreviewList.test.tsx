// @vitest-environment jsdom
import type { OwnStepPreview } from '@letterliaan/contract'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PreviewList } from './PreviewList.tsx'

test('a press chooses an exercise by its index, unless the step has no words for it', () => {
  const exercise = (id: number, name: string, words: readonly object[]) => ({
    exercise: { id, name, exercise_type: { category: 'Oefenen' } },
    run: { words },
  })
  const onChoose = vi.fn<(at: number) => void>()
  const exercises = [exercise(1, 'Flitsen', []), exercise(2, 'Overschrijven', [{}])]
  render(<PreviewList exercises={exercises as unknown as OwnStepPreview['exercises']} onChoose={onChoose} />)
  for (const name of ['Speel Flitsen', 'Speel Overschrijven'])
    fireEvent.click(screen.getByRole('button', { name }))
  expect(onChoose.mock.calls).toEqual([[1]])
})
