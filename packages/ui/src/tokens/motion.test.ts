import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const readStyles = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')

test.each(['animation-duration: 1ms', 'animation-iteration-count: 1', 'transition-duration: 0ms'])(
  'PLEK-1 PLEK-7 the device and the profile both reduce motion by %s',
  (declaration) => {
    const [, byDevice = '', byProfile = ''] = readStyles('tokens/base.css').split(
      /@media \(prefers-reduced-motion: reduce\)|^\[data-motion='less'\] \*,/m,
    )
    expect([byDevice, byProfile]).toEqual(Array(2).fill(expect.stringContaining(`${declaration} !important`)))
  },
)

test('reduced motion by the device and by the profile hides what makes no sense without motion', () => {
  expect(readStyles('tokens/base.css').match(/\[data-moving\] \{\s*display: none/g)).toHaveLength(2)
})
