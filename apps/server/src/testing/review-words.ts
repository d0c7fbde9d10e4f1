import type { SoundReviewWord } from '@letterliaan/contract'
import type { TestCaller } from './http.ts'

export async function readReviewWords(supervisor: TestCaller): Promise<SoundReviewWord[]> {
  const { body: steps } = await supervisor.call('GET /api/v1/begeleider/review/step')
  const params = { id: steps[0]?.id ?? 0 }
  const { body } = await supervisor.call('GET /api/v1/begeleider/review/step/:id', { params })
  return Object.values(body.words).flat()
}
