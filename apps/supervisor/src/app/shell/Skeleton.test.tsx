// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Skeleton } from './Skeleton.tsx'

test.each(['page', 'panels', 'part'] as const)(
  'a loading %s is marked as busy, and shows its shape without text',
  (of) => {
    const { container } = render(<Skeleton of={of} />)
    expect(container.querySelector('[aria-busy="true"]')?.children).toHaveLength(4)
    expect(screen.getByRole('status').querySelector('.hidden')?.textContent).toBe('Aan het laden')
    expect(container.textContent).toBe('Aan het laden')
  },
)
