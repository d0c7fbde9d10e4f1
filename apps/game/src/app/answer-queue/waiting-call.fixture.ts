import type { WaitingCall } from './waiting-calls.ts'

export const waitingCall: WaitingCall = {
  key: 'a',
  user_id: 1,
  tab: 'tab',
  call: 'PUT /api/v1/exercise/reset/:id',
  id: 77,
  body: { difficulty: 2 },
}
