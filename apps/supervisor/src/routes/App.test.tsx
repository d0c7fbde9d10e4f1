// @vitest-environment jsdom
import { createStore } from '@letterliaan/web/store'
import type { NavigatorView } from '@letterliaan/web/navigator'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Services } from '../app/index.ts'
import type { PageMeta } from '../app/navigation/page.ts'
import { openPage } from '../testing/open-page.tsx'
import { App } from './App.tsx'

test.each([
  [{ kind: 'lost' } as const, ['/begeleider']],
  [{ kind: 'failed', error: new Error('not logged in'), from: null } as const, []],
])(
  'before login the login form is shown, and a lost page redirects to the start page: %j',
  async (at, expected) => {
    const went: string[] = []
    await openPage(<App />, {}, {
      session: { loginId: createStore<string | null>(null) },
      navigator: { view: createStore<NavigatorView<PageMeta>>(at), go: (to: string) => went.push(to) },
    } as unknown as Partial<Services>)
    screen.getByLabelText('E-mailadres')
    expect(went).toEqual(expected)
  },
)
