import type { CalmProfile } from '@letterliaan/contract'
import { expect, test, vi } from 'vitest'
import { calmProfileFixture } from '../../testing/entities.ts'
import { toCalmAttributes, createCalm } from './calm.ts'

test.each<[changed: Partial<CalmProfile>, attributes: object]>([
  [{}, {}],
  [{ letter_size: 1.2 }, { letters: 'large' }],
  [
    { letter_size: 1.4, letter_spacing: 'widest' },
    { letters: 'largest', spacing: 'widest' },
  ],
  [{ letter_spacing: 'wide' }, { spacing: 'wide' }],
  [{ font: 'opendyslexic' }, { font: 'opendyslexic' }],
  [{ less_motion: true }, { motion: 'less' }],
  [{ strong_contrast: true }, { contrast: 'more' }],
  [{ look: 'field-camp' }, { look: 'field-camp' }],
  [{ pace: 2, music: false, effects: false, voice_speed: 0.7 }, {}],
])('KALM-1 the calm profile %j sets the attributes %j', (changed, attributes) => {
  expect(toCalmAttributes(calmProfileFixture(changed))).toEqual(attributes)
})

function makeCalm() {
  const root = { dataset: { dev: 'x' } as DOMStringMap }
  const followAccount = vi.fn<() => void>()
  const loadFont = vi.fn<() => Promise<unknown>>(async () => undefined)
  const follow = vi.fn<() => void>()
  const calm = createCalm(root, { followAccount }, { follow }, loadFont)
  return { root, followAccount, follow, loadFont, calm }
}

test('KALM-1 a profile applies to styles, pace and sound at once, and is removed at logout', () => {
  const { root, followAccount, follow, calm } = makeCalm()
  const profile = calmProfileFixture({ pace: 1.5, letter_size: 1.2, less_motion: true })
  calm.follow(profile)
  expect(root.dataset).toEqual({ dev: 'x', letters: 'large', motion: 'less' })
  expect(calm.paceStretch()).toBe(1.5)
  expect([followAccount.mock.lastCall, follow.mock.lastCall]).toEqual([[profile], [profile]])
  calm.follow(calmProfileFixture({ pace: 2 }))
  expect([root.dataset, calm.paceStretch()]).toEqual([{ dev: 'x' }, 2])
  calm.follow(null)
  expect([calm.paceStretch(), followAccount.mock.lastCall, follow.mock.lastCall]).toEqual([1, [null], [null]])
})

test('the OpenDyslexic font is loaded only for a child that chose it', async () => {
  const { root, loadFont, calm } = makeCalm()
  calm.follow(calmProfileFixture())
  expect(loadFont).not.toHaveBeenCalled()
  loadFont.mockRejectedValueOnce(new TypeError('offline'))
  calm.follow(calmProfileFixture({ font: 'opendyslexic' }))
  await Promise.resolve()
  expect([loadFont.mock.calls.length, root.dataset['font']]).toEqual([1, 'opendyslexic'])
})
