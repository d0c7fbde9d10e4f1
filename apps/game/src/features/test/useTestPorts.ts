import type { Test } from '@letterliaan/contract'
import type { TestPorts } from '@letterliaan/exercises/views'
import { useMemo } from 'react'
import { createPlayPorts } from '../../app/play/playPorts.ts'
import { refetchProgress } from '../../app/play/refetchProgress.ts'
import type { Services } from '../../app/services.ts'

/** What a test needs of the app: its answers wait in the same line as those of exercises. */
export function useTestPorts(services: Services, { id, step_id }: Test): TestPorts {
  return useMemo(() => createTestPorts(services, id, step_id), [services, id, step_id])
}

export function createTestPorts(
  services: Pick<Services, 'answers' | 'sound' | 'queryClient' | 'queries'>,
  test_id: number,
  step_id: number,
): TestPorts {
  const { answers, sound } = services

  /** A test that is done opens what it held back. */
  function tell(test: Test): void {
    if (!test.is_complete) return
    if (test.passed === true) sound.playEffect('step-passed')
    refetchProgress(services, step_id).catch(() => undefined)
  }

  return {
    ...createPlayPorts({ sound, answers }),
    async submit(body) {
      try {
        const test = await answers.submit('PUT /api/v1/test/:id', test_id, body)
        tell(test)
        return test
      } catch {
        return null
      }
    },
    reset: () => answers.submit('PUT /api/v1/test/reset/:id', test_id, undefined),
  }
}
