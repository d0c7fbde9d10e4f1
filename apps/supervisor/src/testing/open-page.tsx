import { NotificationProvider } from '@letterliaan/ui'
import { NavigatorContext } from '@letterliaan/web/link'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, type ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { createDrafts } from '../app/data/drafts.ts'
import { createQueries } from '../app/data/queries.ts'
import { createQueryClient } from '../app/data/query-client.ts'
import type { Services } from '../app/services.ts'
import { createSounds } from '../app/sound/sounds.ts'
import { createSpeaker } from '../app/sound/speaker.ts'
import { ServicesContext } from '../app/useServices.ts'
import { createFakeServer, type Answers } from './fake-server.ts'

export function leavePage(): void {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
}

export async function openPage(page: ReactNode, answers: Answers, more: Partial<Services> = {}) {
  onTestFinished(leavePage)
  const server = createFakeServer(answers)
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const navigator = { go: vi.fn<(to: string) => void>(), prepare: () => undefined }
  const said: string[] = []
  const player: Parameters<typeof createSpeaker>[0] = {
    async speak(sound) {
      if (typeof sound === 'string') said.push(sound)
      return 'ended'
    },
    clear() {},
    preload() {},
  }
  const services = {
    sounds: createSounds(server.client),
    speaker: createSpeaker(player),
    client: server.client,
    queryClient,
    queries: createQueries(server.client),
    navigator,
    drafts: createDrafts(sessionStorage),
    deviceVoices: null,
    ...more,
  } as unknown as Services
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <ServicesContext value={services}>
          <NavigatorContext value={navigator}>
            <NotificationProvider>
              <Suspense fallback="Even wachten">{page}</Suspense>
            </NotificationProvider>
          </NavigatorContext>
        </ServicesContext>
      </QueryClientProvider>,
    )
  })
  const user = userEvent.setup()
  const button = (name: string | RegExp) => screen.getByRole('button', { name })
  return {
    ...server,
    queryClient,
    user,
    button,
    sent: (name: string) => server.calls.filter((call) => call.name === name),
    said,
    press: (name: string | RegExp) => user.click(button(name)),
    /** Sets the whole text at once, because large pages render slowly. Use `user.type` if each key matters. */
    async write(field: HTMLElement, text: string) {
      await user.click(field)
      await user.paste(text)
    },
    /** Presses 'Ongedaan maken' of a message. It has no role in jsdom, which lacks popovers. */
    async undoTold(message: string | RegExp) {
      const told = await screen.findByText(message)
      await user.click(within(told.closest('li') as HTMLElement).getByText('Ongedaan maken'))
    },
    wentTo: () => navigator.go.mock.calls.map(([to]) => to),
  }
}
