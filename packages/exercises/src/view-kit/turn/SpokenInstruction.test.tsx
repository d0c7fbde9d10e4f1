// @vitest-environment jsdom
import { spoken } from '@letterliaan/texts'
import { ReadAloudContext } from '@letterliaan/ui/spoken'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SpokenInstruction } from './SpokenInstruction.tsx'
import type { TurnInstruction } from './template-view.ts'

const line = spoken('Goed geschreven! Bouw het vlot.', {
  sober: 'Dat klopt. Bouw het vlot.',
  easier: 'Goed! Bouw het vlot.',
})
const shown = (instruction: TurnInstruction, child: { readonly isSober?: true; readonly isEasier?: true }) =>
  render(
    <ReadAloudContext value={{ isAutomatic: false, say: async () => 'ended', ...child }}>
      <SpokenInstruction instruction={instruction} />
    </ReadAloudContext>,
  ).container.textContent

test('PLEK-5 GIDS-1 an instruction is shown in the wording in which it is said', () => {
  expect(shown(line, {})).toBe('Goed geschreven! Bouw het vlot.')
  expect(shown(line, { isSober: true })).toBe('Dat klopt. Bouw het vlot.')
  expect(shown(line, { isEasier: true })).toBe('Goed! Bouw het vlot.')
  expect(shown({ shown: 'Wat hoor je in ta?', said: line }, { isSober: true })).toBe('Wat hoor je in ta?')
})
