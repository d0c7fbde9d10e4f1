// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Buddy } from './Buddy.tsx'
import { WornContext } from './worn.ts'

test.each([
  [2, ['buddy-2-blij', 'billed-cap']],
  [3, ['buddy-3-blij']],
])("GIDS-12 buddy %i wears something only if it is the child's own buddy", (id, pictures) => {
  render(
    <WornContext value={{ buddy_id: 2, image: 'billed-cap' }}>
      <Buddy id={id} />
    </WornContext>,
  )
  const shown = [...document.querySelectorAll('img')].map(({ src }) => src)
  expect(shown).toEqual(pictures.map((name) => expect.stringContaining(name)))
})
