// @vitest-environment jsdom
import type { Exercise } from '@letterliaan/contract'
import { ApiError } from '@letterliaan/contract/client'
import type { ExercisePorts } from '@letterliaan/exercises/views'
import { NotificationProvider } from '@letterliaan/ui'
import { act, renderHook, waitFor } from '@testing-library/react'
import { createQueryClient } from '../../app/queries/query-client.ts'
import { expect, test, vi } from 'vitest'
import type { Services } from '../../app/services.ts'
import { stepFixture } from '../../testing/entities.ts'
import { useExerciseRun } from './useExerciseRun.ts'

const locked = new ApiError({ type: '', title: '', status: 403, detail: 'Deze stap zit nog op slot.' })

function open(
  exercise_type: Partial<Exercise['exercise_type']>,
  is_complete: boolean,
  submit: () => Promise<unknown> = () => Promise.reject(locked),
) {
  const step = stepFixture(57, { is_complete: true, status: 5 })
  const query = (name: string) => ({ queryKey: [name] })
  const fetchQuery = vi.fn<(query: { queryKey: readonly string[] }) => Promise<unknown>>(
    async ({ queryKey }) => (queryKey[0] === 'step' ? step : { 1: [step], 2: [], 3: [], 4: [] }),
  )
  const queryClient = createQueryClient()
  const go = vi.fn<(address: string) => void>()
  const services = {
    answers: { submit },
    navigator: { go },
    offline: { beginRun: async () => null, hasExercise: () => false },
    sound: { playEffect: () => undefined },
    calm: { paceStretch: () => 1 },
    queryClient: Object.assign(queryClient, { fetchQuery }),
    queries: {
      step: () => query('step'),
      steps: query('steps'),
      profile: query('profile'),
      badges: query('badges'),
    },
  } as unknown as Services
  const exercise = {
    id: 5701,
    exercise_type,
    student_exercise: { 2: { is_complete } },
  } as unknown as Exercise
  const played = { exercise, difficulty: 2, step, redo: null, user_id: 7 } as const
  const { result } = renderHook(() => useExerciseRun(services, played, 40), { wrapper: NotificationProvider })
  return { read: () => result.current, fetchQuery, go, queryClient }
}

test('EX-14 a dictation that opens at its outro shows its effect on the step, as after its last word', async () => {
  const { read } = open({ is_dictation: true }, true)
  await waitFor(() => expect(read().stepResult).toMatchObject({ stepPassed: false }))
  expect(read().points).toEqual({ points: 40, isPaid: true })
})

test.each([
  [true, false],
  [false, true],
])('sends no request when dictation is %s and complete is %s', async (is_dictation, is_complete) => {
  const { read, fetchQuery } = open({ is_dictation }, is_complete)
  expect(read().stepResult).toBeNull()
  expect(fetchQuery).not.toHaveBeenCalled()
})

test('MEND-1 an answer or new run in a locked step opens the map', async () => {
  const tries: readonly ((ports: ExercisePorts) => Promise<unknown>)[] = [
    (ports) => ports.submit({} as never),
    (ports) => ports.reset(2, false),
  ]
  for (const attempt of tries) {
    const { read, go } = open({ is_dictation: true }, false)
    await act(() => attempt(read().ports).catch(() => undefined))
    expect(go).toHaveBeenCalledExactlyOnceWith('/')
  }
})

test('EX-9 points of an earlier exercise that arrive during this one are added to the starting points', async () => {
  const runs = [false, true].map((is_complete) => ({ difficulty: 2, is_complete, isForcedRepeat: false }))
  const { read, queryClient } = open({}, false, async () => runs.shift())
  const setPoints = (points: number) =>
    queryClient.setQueryData({ queryKey: ['profile'] } as never, { student: { points } })
  setPoints(60)
  await act(() => read().ports.submit({} as never))
  expect(read().points).toEqual({ points: 60, isPaid: false })
  // Points of this run may arrive before the reply.
  setPoints(80)
  await act(() => read().ports.submit({} as never))
  expect(read().points).toEqual({ points: 60, isPaid: false })
})
